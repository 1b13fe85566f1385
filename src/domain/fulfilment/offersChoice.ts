import type { Store, StoreView } from "../store/store.ts";
import type { StoreState } from "../store/storeState.ts";
import type { OrderMode } from "./orderMode.ts";
import { laterModes } from "./takesLaterOrders.ts";

export interface OfferingStore {
  readonly view: Pick<StoreView, OrderMode>;
  readonly preOrder: Store["preOrder"];
}

/** Written here again, like in `takesLaterOrders.ts`: the first screen would have to load all rules of the modes. */
const known: Readonly<Record<OrderMode, true>> = { delivery: true, pickup: true, room: true, table: true };

const modes = Object.keys(known) as readonly OrderMode[];

/** S18: the order modes that can be chosen now. */
export function offeredModes(store: OfferingStore, { kind }: StoreState): readonly OrderMode[] {
  if (kind === "open") return modes.filter((mode) => store.view[mode]);
  return kind === "pre-order" ? laterModes(store) : [];
}

/** Whether there are several. Before the app is there, their space is reserved by this. */
export function offersChoice(store: OfferingStore, state: StoreState): boolean {
  return offeredModes(store, state).length > 1;
}
