import type { OrderPoints } from "../../domain/order/pricedOrder.ts";
import { usePointWords } from "./usePointWords.ts";

/** A member's points beside the total; a guest earns and uses none (R26). */
export function PointLines({ points: { earned, redeemed, paid } }: { readonly points: OrderPoints }) {
  const words = usePointWords();
  const used = redeemed + paid;
  const lines = [...(used > 0 ? [words.uses(used)] : []), ...(earned > 0 ? [words.earns(earned)] : [])];
  if (lines.length === 0) return null;
  return <p className="money-rows__points">{lines.join(" · ")}</p>;
}
