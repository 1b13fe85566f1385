import { type StoreState, takesOrders } from "../store/storeState.ts";
import type { MenuLook } from "./menuLook.ts";

/** Settings that are the same for all cards of a menu. */
export interface CardLook extends MenuLook {
  /** Whether cards have a "+" button: not while the store takes no orders. */
  readonly hasPlus: boolean;
}

/** `state` is null until it is known. */
export function cardLook(look: MenuLook, state: StoreState | null): CardLook {
  return { ...look, hasPlus: takesOrders(state) };
}
