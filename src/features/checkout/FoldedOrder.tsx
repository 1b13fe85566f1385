import { Plural } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { CartNotices } from "../../parts/cart/CartNotices.tsx";
import { SummaryLines } from "../../parts/cart/CartSummary.tsx";
import { orderedCountAtom } from "../../state/cart/orderedCount.atoms.ts";
import { pricedOrderAtom } from "../../state/order/pricedOrder.atoms.ts";
import { ChevronDownIcon } from "../../ui/icons.tsx";
import { PriceView } from "../../views/money/PriceView.tsx";

/** The order as one line on a phone, which opens to its products. */
export function FoldedOrder() {
  const count = useAtomValue(orderedCountAtom);
  const { lines, total } = useAtomValue(pricedOrderAtom);
  return (
    <>
      <CartNotices />
      <details className="folded-order">
        <summary className="folded-order__line">
          <span>
            <Plural value={count} one="# item" other="# items" /> · <PriceView amount={total} />
          </span>
          <ChevronDownIcon />
        </summary>
        <SummaryLines lines={lines} />
      </details>
    </>
  );
}
