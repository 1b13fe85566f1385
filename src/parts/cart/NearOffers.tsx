import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { Cents } from "../../domain/money/cents.ts";
import type { NearOffer } from "../../domain/order/offeredCart.ts";
import { sectionsAtom } from "../../state/menu/menu.atoms.ts";
import { formatMoney } from "../../views/money/formatMoney.ts";
import { type NextOffer, nearestOffers } from "./nearestOffers.ts";
import { useOfferName } from "./useOfferName.ts";

interface NearOffersProps {
  readonly nearest: readonly NextOffer[];
  /** The cart value of R14. */
  readonly value: Cents;
}

/** One that needs items of a tag isn't among them, because a tag has no name. */
export function useNearest(near: readonly NearOffer[]): readonly NextOffer[] {
  const sections = useAtomValue(sectionsAtom);
  return nearestOffers(near, new Map(sections.map(({ id, name }) => [id, name])));
}

/** Offers that are nearly reached. */
export function NearOffers({ nearest, value }: NearOffersProps) {
  return nearest.map((offer) => <Next key={offer.triggerId} offer={offer} value={value} />);
}

function Next({ offer, value }: { readonly offer: NextOffer; readonly value: Cents }) {
  return (
    <div className="near-offer">
      <p>
        <NextWords offer={offer} />
      </p>
      {offer.kind === "spend" && <Bar part={value / (value + offer.amount)} />}
    </div>
  );
}

function NextWords({ offer }: { readonly offer: NextOffer }) {
  const name = useOfferName()(offer.name);
  if (offer.kind === "items") {
    const { quantity, category } = offer;
    return (
      <Trans>
        Add {quantity} more from {category} for {name}
      </Trans>
    );
  }
  const amount = formatMoney(offer.amount);
  return (
    <Trans>
      Add <strong>{amount}</strong> more for {name}
    </Trans>
  );
}

function Bar({ part }: { readonly part: number }) {
  return (
    <span className="near-offer__bar" aria-hidden="true">
      <span className="near-offer__part" style={{ width: `${Math.round(part * 100)}%` }} />
    </span>
  );
}
