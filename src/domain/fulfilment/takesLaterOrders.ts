import type { Store, TimedView } from "../store/store.ts";
import { type TimedMode, takesOrdersAhead, timedModes } from "./orderMode.ts";

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
