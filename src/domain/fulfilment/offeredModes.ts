import type { ModeFlags, Store, TimedView } from "../store/store.ts";
import type { StoreState } from "../store/storeState.ts";
import { type OrderMode, orderModes, type TimedMode, takesOrdersAhead, timedModes } from "./orderMode.ts";

interface Ahead {
  readonly view: TimedView;
  readonly preOrder: Store["preOrder"];
}

/** The modes that the store offers in which it takes orders for later. */
export function laterModes(store: Ahead): readonly TimedMode[] {
  return timedModes.filter((mode) => store.view[mode] && takesOrdersAhead(mode, store));
}

export function takesLaterOrders(store: Ahead): boolean {
  return laterModes(store).length > 0;
}

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
