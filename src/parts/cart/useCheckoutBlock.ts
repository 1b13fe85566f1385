import { useAtomValue } from "jotai";
import { type BelowMinimum, minimumProblem } from "../../domain/cart/minimumProblem.ts";
import { modeRules } from "../../domain/fulfilment/orderMode.ts";
import { modeAtom } from "../../state/fulfilment/mode.atoms.ts";
import { pricedOrderAtom } from "../../state/order/pricedOrder.atoms.ts";
import { storeStateAtom } from "../../state/store/storeState.atoms.ts";
import { useShownStore } from "../store/shownStore.ts";

/** Why a diner can't check out. */
export type CheckoutBlock =
  | { readonly kind: "empty" }
  | { readonly kind: "loading" }
  /** The store's own message, where it has one. */
  | { readonly kind: "closed"; readonly message: string }
  | BelowMinimum;

export function useCheckoutBlock(): CheckoutBlock | null {
  const store = useShownStore();
  const mode = useAtomValue(modeAtom);
  const state = useAtomValue(storeStateAtom);
  const { lines, subtotal } = useAtomValue(pricedOrderAtom);
  if (lines.every(({ line }) => line.lack !== null)) return { kind: "empty" };
  if (!store || !state) return { kind: "loading" };
  const { kind } = state;
  if (kind === "closed" || kind === "not-in-operation") return { kind: "closed", message: store.closedMessage };
  return minimumProblem(subtotal.amount, store.minimums[modeRules[mode].minimum]);
}
