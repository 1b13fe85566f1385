import { useAtomValue } from "jotai";
import { pricedOrderAtom } from "../../../state/order/pricedOrder.atoms.ts";
import { receiptAtom } from "../../../state/order/receipt.atoms.ts";
import { usePointWords } from "../usePointWords.ts";
import { Receipt } from "./Receipt.tsx";

/** The cart's sums, and a member's points beside them; a guest earns and uses none (R26). */
export function CartReceipt() {
  const rows = useAtomValue(receiptAtom);
  return (
    <div>
      <Receipt rows={rows} />
      <PointLines />
    </div>
  );
}

function PointLines() {
  const { earned, redeemed, paid } = useAtomValue(pricedOrderAtom).points;
  const words = usePointWords();
  const used = redeemed + paid;
  const lines = [...(used > 0 ? [words.uses(used)] : []), ...(earned > 0 ? [words.earns(earned)] : [])];
  if (lines.length === 0) return null;
  return <p className="money-rows__points">{lines.join(" · ")}</p>;
}
