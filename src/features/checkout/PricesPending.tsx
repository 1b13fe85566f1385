import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { LiveRegion } from "../../parts/live-region/LiveRegion.tsx";
import { arePromotionsGivenUpAtom, canPriceAtom } from "../../state/promotion/rules.atoms.ts";

/** Says why the order can't be paid yet, or that its total has no offers (R87). */
export function PricesPending() {
  const canPrice = useAtomValue(canPriceAtom);
  const areOffersMissing = useAtomValue(arePromotionsGivenUpAtom);
  return (
    <LiveRegion about="prices">
      {!canPrice && <Trans>Looking up offers and surcharges…</Trans>}
      {canPrice && areOffersMissing && <Trans>Offers can't be loaded right now.</Trans>}
    </LiveRegion>
  );
}
