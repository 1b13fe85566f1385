import type { Store, StoreView } from "../store/store.ts";
import type { StoreState } from "../store/storeState.ts";
import type { OrderMode, TimedModes } from "./orderMode.ts";

interface Modes {
  readonly view: Pick<StoreView, OrderMode>;
  readonly preOrder: Store["preOrder"];
}

/** Written here again, like in `takesLaterOrders.ts`: the first screen would have to load all rules of the modes. */
const times: TimedModes & { readonly room: null; readonly table: null } = {
  delivery: "delivery",
  pickup: "pickup",
  room: null,
  table: null,
};

const modes = Object.keys(times) as readonly OrderMode[];

/** S18: whether several order modes can be chosen now. Before the app is there, their space is reserved by this. */
export function offersChoice({ view, preOrder }: Modes, { kind }: StoreState): boolean {
  const isOffered = (mode: OrderMode) => {
    const time = times[mode];
    return view[mode] && (kind === "open" || (kind === "pre-order" && time !== null && preOrder[time]));
  };
  return modes.filter(isOffered).length > 1;
}
