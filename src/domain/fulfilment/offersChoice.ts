import type { ModeFlags, Store } from "../store/store.ts";
import type { StoreState } from "../store/storeState.ts";
import { type OrderMode, orderModes } from "./orderMode.ts";
import { laterModes } from "./takesLaterOrders.ts";

export interface OfferingStore {
  readonly view: ModeFlags;
  readonly preOrder: Store["preOrder"];
}

/** S18: the order modes that can be chosen now. */
export function offeredModes(store: OfferingStore, { kind }: StoreState): readonly OrderMode[] {
  if (kind === "open") return orderModes.filter((mode) => store.view[mode]);
  return kind === "pre-order" ? laterModes(store) : [];
}

/** Whether there are several. Before the app is there, their space is reserved by this. */
export function offersChoice(store: OfferingStore, state: StoreState): boolean {
  return offeredModes(store, state).length > 1;
}
