import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { type GiftLine, giftRoom } from "../../domain/gift/giftCart.ts";
import type { PricedGift } from "../../domain/gift/priceGifts.ts";
import { useGiftText } from "../../parts/gift/useGiftText.ts";
import { removeGiftAtom, setGiftQuantityAtom } from "../../state/gift/giftCart.actions.ts";
import { giftCartAtom } from "../../state/gift/giftCart.atoms.ts";
import { openGiftAtom } from "../../state/gift/openGift.atoms.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { BinIcon } from "../../ui/lazyIcons.tsx";
import { Photo } from "../../ui/Photo.tsx";
import { QuantityStepper } from "../../ui/QuantityStepper.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { PriceView } from "../../views/money/PriceView.tsx";

/** A line of the gift cart: the cards for one recipient. */
export function GiftLineItem({ priced: { line, full } }: { readonly priced: PricedGift }) {
  const { card, giving } = line;
  const name = useGiftText()(card.name);
  const { to } = giving;
  const open = useSetAtom(openGiftAtom);
  const recipient = to || giving.email;
  return (
    <li className="gift-line">
      <Photo
        className="gift-line__photo"
        src={card.photo}
        focus={card.photoFocus}
        name={name}
        widthPx={64}
        heightPx={48}
      />
      <button type="button" className="gift-line__edit" onClick={() => open({ card, line })}>
        <Trans>
          <VisuallyHidden>Edit </VisuallyHidden>
          {name}
          <VisuallyHidden> for {recipient}</VisuallyHidden>
        </Trans>
      </button>
      <PriceView amount={full.amount} />
      <div className="gift-line__giving">
        {to !== "" && (
          <p>
            <Trans>For {to}</Trans>
          </p>
        )}
        <p>{giving.email}</p>
        {giving.message !== "" && <p className="gift-line__message">{giving.message}</p>}
      </div>
      <div className="gift-line__row">
        <LineSteps line={line} recipient={recipient} />
      </div>
    </li>
  );
}

interface LineStepsProps {
  readonly line: GiftLine;
  readonly recipient: string;
}

/** At a quantity of one, the minus button removes the line. */
function LineSteps({ line: { id, card, quantity }, recipient }: LineStepsProps) {
  const { t } = useLingui();
  const cart = useAtomValue(giftCartAtom);
  const remove = useSetAtom(removeGiftAtom);
  const setQuantity = useSetAtom(setGiftQuantityAtom);
  const name = useGiftText()(card.name);
  const removal = {
    label: t`Remove ${name} for ${recipient}`,
    icon: <BinIcon sizePx={18} />,
    onRemove: () => remove(id),
  };
  return (
    <>
      {quantity > 1 && <IconButton label={removal.label} icon={removal.icon} onClick={removal.onRemove} />}
      <QuantityStepper
        label={name}
        value={quantity}
        min={1}
        max={giftRoom(cart, card.productId, id)}
        onChange={(next) => setQuantity(id, next)}
        decreaseLabel={t`Remove one ${name} for ${recipient}`}
        increaseLabel={t`Add one ${name} for ${recipient}`}
        removal={removal}
      />
    </>
  );
}
