import { useAtomValue } from "jotai";
import { canPickup } from "../../domain/fulfilment/canPickup.ts";
import { type CheckoutBlock, useCheckoutBlock } from "../../parts/cart/useCheckoutBlock.ts";
import { useShownStore } from "../../parts/store/shownStore.ts";
import { nowAtom } from "../../state/clock/clock.atoms.ts";
import { isTimeLeftAtom } from "../../state/fulfilment/times.atoms.ts";
import { storeStateAtom } from "../../state/store/storeState.atoms.ts";

/** The cart's own reasons, and what the store can't do for its pickups. */
export type OrderBlock =
  | CheckoutBlock
  /** It is open, and closes before the order could be ready. */
  | { readonly kind: "too-late" };

/** Spec, "Placing an order", 1: where no time is left nothing can be chosen, and so nothing is asked for. */
export function useBlock(): OrderBlock | null {
  const store = useShownStore();
  const now = useAtomValue(nowAtom);
  const state = useAtomValue(storeStateAtom);
  const block = useCheckoutBlock();
  const isTimeLeft = useAtomValue(isTimeLeftAtom);
  if (block || !store) return block;
  const closed = { kind: "closed", message: store.closedMessage } as const;
  if (!canPickup(store, now)) return closed;
  if (isTimeLeft) return null;
  return state?.kind === "open" ? { kind: "too-late" } : closed;
}
