import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { roomFor } from "../../domain/cart/limits.ts";
import type { RedemptionOffer } from "../../domain/promotion/redemptionOffers.ts";
import { cartAtom } from "../../state/cart/cart.atoms.ts";
import { pointsLeftAtom } from "../../state/promotion/redemptions.atoms.ts";

/** Says why a product can't be redeemed now. Null if it can. */
export function useRedemptionBar(): (offer: RedemptionOffer) => string | null {
  const { t } = useLingui();
  const left = useAtomValue(pointsLeftAtom) ?? 0;
  const cart = useAtomValue(cartAtom);
  return ({ rule, product }) => {
    const missing = rule.points - left;
    if (missing > 0) return t`${plural(missing, { one: "# more stamp", other: "# more stamps" })}`;
    return roomFor(cart, product.id) === 0 ? t`Maximum quantity exceeded` : null;
  };
}
