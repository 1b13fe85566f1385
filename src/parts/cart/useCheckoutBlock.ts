import { useAtomValue } from "jotai";
import { type BelowMinimum, minimumProblem } from "../../domain/cart/minimumProblem.ts";
import { modeRules, type OrderMode } from "../../domain/fulfilment/orderMode.ts";
import type { AlcoholProblem } from "../../domain/order/alcohol.ts";
import { modeAtom, shownModesAtom } from "../../state/fulfilment/mode.atoms.ts";
import { alcoholProblemAtom, hasTimeForAlcoholAtom } from "../../state/order/alcohol.atoms.ts";
import { pricedOrderAtom } from "../../state/order/pricedOrder.atoms.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { storeStateAtom } from "../../state/store/storeState.atoms.ts";

/** Why a diner can't check out. */
export type CheckoutBlock =
  | { readonly kind: "empty" }
  | { readonly kind: "loading" }
  /** `message` is the store's own message, or empty. */
  | { readonly kind: "closed"; readonly message: string }
  | BelowMinimum
  | AlcoholProblem;

export function useCheckoutBlock(): CheckoutBlock | null {
  const store = useAtomValue(shownStoreAtom);
  const mode = useAtomValue(modeAtom);
  const state = useAtomValue(storeStateAtom);
  const { lines, subtotal } = useAtomValue(pricedOrderAtom);
  const alcohol = useAtomValue(alcoholProblemAtom);
  if (lines.every(({ line }) => line.unavailability !== null)) return { kind: "empty" };
  if (!store || !state) return { kind: "loading" };
  const { kind } = state;
  if (kind === "closed" || kind === "not-in-operation") return { kind: "closed", message: store.closedMessage };
  return alcohol ?? minimumProblem(subtotal.amount, store.minimums[modeRules[mode].minimum]);
}

/** Whether the checkout mends it: alcohol isn't sold for the order's time, and is for another that can be chosen. */
export function useIsOfTime(block: { readonly kind: string } | null): boolean {
  const problem = useAtomValue(alcoholProblemAtom);
  const hasTime = useAtomValue(hasTimeForAlcoholAtom);
  return block?.kind === "alcohol" && problem?.limit === "until" && hasTime;
}

/**
 * The mode in which an order can go on that is too small for the chosen one (R95): pickup, or else the first whose
 * minimum it meets. Null if there is none, or if the order isn't too small.
 */
export function useOtherMode(block: CheckoutBlock | null): OrderMode | null {
  const store = useAtomValue(shownStoreAtom);
  const modes = useAtomValue(shownModesAtom);
  const { subtotal } = useAtomValue(pricedOrderAtom);
  if (block?.kind !== "below-minimum" || !store) return null;
  const fitting = modes.filter(
    (mode) => minimumProblem(subtotal.amount, store.minimums[modeRules[mode].minimum]) === null,
  );
  return fitting.find((mode) => mode === "pickup") ?? fitting[0] ?? null;
}
