import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { PricedLine } from "../../domain/order/pricedOrder.ts";
import { couponAtom } from "../../state/promotion/coupon.atoms.ts";
import { useOfferName } from "./useOfferName.ts";
import { usePointWords } from "./usePointWords.ts";

/** Why a line costs less: its points, its offers and the coupon. The line's price shows how much less. */
export function LineOffers({ priced: { line, perItem, coupon } }: { readonly priced: PricedLine }) {
  const offerName = useOfferName();
  const points = usePointWords();
  const code = useAtomValue(couponAtom)?.code;
  return (
    <>
      {line.redemption && (
        <p className="cart-line-text__offer">{points.count(line.redemption.points * line.quantity)}</p>
      )}
      {perItem.map(({ triggerId, name }) => (
        <p key={triggerId} className="cart-line-text__offer">
          {offerName(name)}
        </p>
      ))}
      {coupon > 0 && (
        <p className="cart-line-text__offer">
          <Trans>Discount code {code}</Trans>
        </p>
      )}
    </>
  );
}
