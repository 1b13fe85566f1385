import { minimumProblem } from "../cart/minimumProblem.ts";
import type { Cents } from "../money/cents.ts";
import type { Store } from "../store/store.ts";
import { modeRules, type OrderMode } from "./orderMode.ts";

interface BlockedOrder {
  readonly mode: OrderMode;
  /** The modes that can be chosen now. */
  readonly modes: readonly OrderMode[];
  readonly subtotal: Cents;
}

/** Whether an order that can't be delivered can be picked up as it is. */
export function canPickUpInstead(
  { mode, modes, subtotal }: BlockedOrder,
  { minimums }: Pick<Store, "minimums">,
): boolean {
  const isOffered = mode === "delivery" && modes.includes("pickup");
  return isOffered && minimumProblem(subtotal, minimums[modeRules.pickup.minimum]) === null;
}
