import { useAtomValue } from "jotai";
import type { CartLine } from "../../domain/cart/cart.ts";
import { pointsLeftAtom } from "../../state/promotion/redemptions.atoms.ts";

/** How many units of a redeemed line the member's points pay for. Other lines have no such limit. */
export function useMostRedeemed(line: CartLine | null): number {
  const pointsLeft = useAtomValue(pointsLeftAtom) ?? 0;
  const points = line?.redemption?.points ?? 0;
  if (!line || points === 0) return Number.POSITIVE_INFINITY;
  return line.quantity + Math.max(0, Math.floor(pointsLeft / points));
}
