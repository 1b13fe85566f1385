import { useAtomValue } from "jotai";
import { type CheckoutBlock, useCheckoutBlock } from "../../parts/cart/useCheckoutBlock.ts";
import { deliveryBlockAtom } from "../../state/fulfilment/delivery.atoms.ts";
import { isModeAvailableAtom } from "../../state/fulfilment/mode.atoms.ts";
import { isTimeLeftAtom } from "../../state/fulfilment/times.atoms.ts";
import { canPriceAtom } from "../../state/promotion/rules.atoms.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { storeStateAtom } from "../../state/store/storeState.atoms.ts";

/** Why an order is blocked: the cart's own reasons and those of the chosen mode. */
export type OrderBlock =
  | CheckoutBlock
  /** The store is open, but closes before the order could be ready. */
  | { readonly kind: "too-late" };

/** S19: if no time is left, the form asks for no details. */
export function useBlock(): OrderBlock | null {
  const store = useAtomValue(shownStoreAtom);
  const state = useAtomValue(storeStateAtom);
  const isAvailable = useAtomValue(isModeAvailableAtom);
  const block = useCheckoutBlock();
  const isTimeLeft = useAtomValue(isTimeLeftAtom);
  if (block || !store) return block;
  const closed = { kind: "closed", message: store.closedMessage } as const;
  if (!isAvailable) return closed;
  if (isTimeLeft) return null;
  return state?.kind === "open" ? { kind: "too-late" } : closed;
}

/** Whether the block depends on the order mode, so that another mode may be available. */
export function isOfMode({ kind }: OrderBlock): boolean {
  return kind === "below-minimum" || kind === "too-late";
}

/** Holds all pay buttons while the total may still change, or if the delivery is unavailable. */
export function usePressBlock() {
  const canPrice = useAtomValue(canPriceAtom);
  const block = useAtomValue(deliveryBlockAtom);
  return { isBusy: !canPrice || block === "asking", isBlocked: block === "out-of-service" };
}
