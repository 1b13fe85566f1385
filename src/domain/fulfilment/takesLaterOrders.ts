import type { Store, TimedView } from "../store/store.ts";
import type { TimedModes } from "./orderMode.ts";

interface Ahead {
  readonly view: TimedView;
  readonly preOrder: Store["preOrder"];
}

/** Written here again, because the first screen needs it and would have to load all rules of the modes. */
const times: TimedModes = { delivery: "delivery", pickup: "pickup" };

const modes = Object.keys(times) as readonly (keyof TimedModes)[];

/** The modes that the store offers in which it takes orders for later. */
export function laterModes({ view, preOrder }: Ahead): readonly (keyof TimedModes)[] {
  return modes.filter((mode) => view[mode] && preOrder[times[mode]]);
}

export function takesLaterOrders(store: Ahead): boolean {
  return laterModes(store).length > 0;
}
