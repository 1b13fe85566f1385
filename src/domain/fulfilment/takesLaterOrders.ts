import type { Store, TimedView } from "../store/store.ts";
import type { TimedModes } from "./orderMode.ts";

interface Ahead {
  readonly view: TimedView;
  readonly preOrder: Store["preOrder"];
}

/** Written here again, because the first screen needs it and would have to load all rules of the modes. */
const times: TimedModes = { delivery: "delivery", pickup: "pickup" };

const modes = Object.keys(times) as readonly (keyof TimedModes)[];

/** Whether the store takes orders for later in a mode that it offers. */
export function takesLaterOrders({ view, preOrder }: Ahead): boolean {
  return modes.some((mode) => view[mode] && preOrder[times[mode]]);
}
