import { Trans } from "@lingui/react/macro";
import type { RollChoice } from "../../domain/promotion/rollOffers.ts";
import type { LineMealOffer } from "../../state/promotion/mealOffers.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { Photo } from "../../ui/Photo.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { useStoreText } from "../language/useStoreText.ts";
import { CutPrice } from "./CutPrice.tsx";
import css from "./MealOffer.css?inline";
import { useMealTitle } from "./useMealTitle.ts";

registerSheet(css);

interface MealOfferProps {
  readonly roll: LineMealOffer;
  /** The product that it goes with, if the card's place doesn't make that clear. */
  readonly dish?: string;
  readonly onAdd: () => void;
}

/** A roll-into-meal that the diner may accept or ignore. */
export function MealOffer({ roll: { trigger, choices }, dish: host, onAdd }: MealOfferProps) {
  const title = useMealTitle()(trigger);
  const storeText = useStoreText();
  const cheapest = choices.reduce<RollChoice | undefined>(
    (least, each) => (least && least.reducedPrice <= each.reducedPrice ? least : each),
    undefined,
  );
  if (!cheapest) return null;
  const name = storeText(cheapest.name);
  const dish = host === undefined ? undefined : storeText(host);
  const count = choices.length;
  return (
    <div className="meal-offer">
      {cheapest.product.photo && (
        <Photo
          className="roll-card__photo"
          src={cheapest.product.photo}
          focus={cheapest.product.photoFocus}
          name={name}
          widthPx={80}
          heightPx={80}
        />
      )}
      <div className="roll-card__text">
        <p className="roll-card__title">{title}</p>
        <p className="roll-card__more">
          {count === 1 ? name : <Trans>{count} choices, from</Trans>}{" "}
          <CutPrice before={cheapest.price} now={cheapest.reducedPrice} />
        </p>
        {dish !== undefined && (
          <p className="roll-card__dish">
            <Trans>With {dish}</Trans>
          </p>
        )}
      </div>
      <Button variant="secondary" onClick={onAdd}>
        <Trans>
          Add<VisuallyHidden> {title}</VisuallyHidden>
        </Trans>
      </Button>
    </div>
  );
}
