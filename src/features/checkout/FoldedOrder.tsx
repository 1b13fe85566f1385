import { Plural, Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { CartNotices } from "../../parts/cart/CartNotices.tsx";
import { SummaryCosts, SummaryLines, SummaryOffers } from "../../parts/cart/CartSummary.tsx";
import { useAddedWords } from "../../parts/cart/totals/useAddedWords.ts";
import { FoldedSummary } from "../../parts/checkout-shell/FoldedSummary.tsx";
import { orderedCountAtom } from "../../state/cart/cart.atoms.ts";
import { pricedOrderAtom } from "../../state/order/pricedOrder.atoms.ts";
import { isFeeAheadAtom, receiptAtom } from "../../state/order/receipt.atoms.ts";

/** R116: the order as one line on a phone, which opens to its dishes, its code and its sums. */
export function FoldedOrder({ disabled }: { readonly disabled: boolean }) {
  const count = useAtomValue(orderedCountAtom);
  const { lines, total, coupon } = useAtomValue(pricedOrderAtom);
  const isFeeAhead = useAtomValue(isFeeAheadAtom);
  const added = useAddedWords(useAtomValue(receiptAtom));
  return (
    <>
      <CartNotices />
      <FoldedSummary
        count={<Plural value={count} one="# dish" other="# dishes" />}
        total={total}
        added={
          (isFeeAhead || added) && (
            <>
              {isFeeAhead && <Trans>+ delivery</Trans>}
              {isFeeAhead && added && " · "}
              {added}
            </>
          )
        }
        more={coupon ? <Trans>Show, with {coupon.code}</Trans> : <Trans>Show</Trans>}
      >
        <SummaryLines lines={lines} />
        <SummaryCosts disabled={disabled} />
      </FoldedSummary>
      <SummaryOffers disabled={disabled} />
    </>
  );
}
