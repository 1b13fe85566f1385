import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { Cents } from "../../domain/money/cents.ts";
import type { NearOffer } from "../../domain/order/offeredCart.ts";
import { sectionsAtom } from "../../state/menu/menu.atoms.ts";
import { formatMoney } from "../../views/money/formatMoney.ts";
import { GainBar } from "./GainBar.tsx";
import { type NextOffer, nearestOffer } from "./nearestOffer.ts";
import { useOfferName } from "./useOfferName.ts";

interface NearestOfferProps {
  readonly offer: NextOffer;
  /** The cart value of R14. */
  readonly value: Cents;
}

/** The offer that the cart is nearest to. One that needs items of a tag is left out, because a tag has no name. */
export function useNearest(near: readonly NearOffer[]): NextOffer | null {
  const sections = useAtomValue(sectionsAtom);
  return nearestOffer(near, new Map(sections.map(({ id, name }) => [id, name])));
}

export function NearestOffer({ offer, value }: NearestOfferProps) {
  return (
    <GainBar part={offer.kind === "spend" ? value / (value + offer.amount) : null}>
      <p>
        <NextText offer={offer} />
      </p>
    </GainBar>
  );
}

function NextText({ offer }: { readonly offer: NextOffer }) {
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
