import { Plural, Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { CartNotices } from "../../parts/cart/CartNotices.tsx";
import { SummaryCosts, SummaryLines, SummaryOffers } from "../../parts/cart/CartSummary.tsx";
import { useAddedWords, useSavedWords } from "../../parts/cart/totals/useAddedWords.ts";
import { FoldedSummary } from "../../parts/checkout-shell/FoldedSummary.tsx";
import { orderedCountAtom } from "../../state/cart/cart.atoms.ts";
import { pricedOrderAtom } from "../../state/order/pricedOrder.atoms.ts";
import { isFeeAheadAtom, receiptAtom } from "../../state/order/receipt.atoms.ts";

/** R116: the order as one line on a phone, which opens to its dishes, its code and its sums. */
export function FoldedOrder({ disabled }: { readonly disabled: boolean }) {
  const count = useAtomValue(orderedCountAtom);
  const { lines, total, coupon } = useAtomValue(pricedOrderAtom);
  const isFeeAhead = useAtomValue(isFeeAheadAtom);
  const receipt = useAtomValue(receiptAtom);
  const words = [useAddedWords(receipt), useSavedWords(receipt)].filter((each) => each !== null).join(" · ");
  return (
    <>
      <CartNotices />
      <FoldedSummary
        count={<Plural value={count} one="# dish" other="# dishes" />}
        total={total}
        added={
          (isFeeAhead || words) && (
            <>
              {isFeeAhead && <Trans>+ delivery</Trans>}
              {isFeeAhead && words && " · "}
              {words}
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
