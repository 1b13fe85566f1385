import type { Store, StoreView } from "../store/store.ts";
import type { StoreState } from "../store/storeState.ts";
import type { OrderMode } from "./orderMode.ts";
import { laterModes } from "./takesLaterOrders.ts";

interface Modes {
  readonly view: Pick<StoreView, OrderMode>;
  readonly preOrder: Store["preOrder"];
}

/** Written here again, like in `takesLaterOrders.ts`: the first screen would have to load all rules of the modes. */
const known: Readonly<Record<OrderMode, true>> = { delivery: true, pickup: true, room: true, table: true };

const modes = Object.keys(known) as readonly OrderMode[];

/** S18: whether several order modes can be chosen now. Before the app is there, their space is reserved by this. */
export function offersChoice(store: Modes, { kind }: StoreState): boolean {
  if (kind === "open") return modes.filter((mode) => store.view[mode]).length > 1;
  return kind === "pre-order" && laterModes(store).length > 1;
}
