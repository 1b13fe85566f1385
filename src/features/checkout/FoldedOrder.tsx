import { Plural, Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { CartNotices } from "../../parts/cart/CartNotices.tsx";
import { SummaryCosts, SummaryLines, SummaryOffers } from "../../parts/cart/CartSummary.tsx";
import { FoldedSummary } from "../../parts/checkout-shell/FoldedSummary.tsx";
import { orderedCountAtom } from "../../state/cart/orderedCount.atoms.ts";
import { pricedOrderAtom } from "../../state/order/pricedOrder.atoms.ts";

/** The order as one line on a phone, which opens to its dishes, its code and its sums. */
export function FoldedOrder({ disabled }: { readonly disabled: boolean }) {
  const count = useAtomValue(orderedCountAtom);
  const { lines, total, coupon } = useAtomValue(pricedOrderAtom);
  return (
    <>
      <CartNotices />
      <FoldedSummary
        count={<Plural value={count} one="# dish" other="# dishes" />}
        total={total}
        more={coupon ? <Trans>Show, with {coupon.code}</Trans> : <Trans>Show, add a code</Trans>}
      >
        <SummaryLines lines={lines} />
        <SummaryCosts disabled={disabled} />
      </FoldedSummary>
      <SummaryOffers disabled={disabled} />
    </>
  );
}
