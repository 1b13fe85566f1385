import type { StoreState } from "../store/storeState.ts";
import type { PreparationTimes } from "./leadTime.ts";
import { type OfferingStore, offeredModes } from "./offeredModes.ts";
import type { OrderMode } from "./orderMode.ts";
import { receivingWait, type Wait } from "./receivingWait.ts";

export interface OfferedMode {
  readonly mode: OrderMode;
  /** The number of the diner's room or table. Null if it isn't known, or the mode has none. */
  readonly place: string | null;
  readonly wait: Wait | null;
}

/** The ways to receive an order, as a menu offers them. */
export interface ModeChoice {
  readonly modes: readonly OfferedMode[];
  readonly chosen: OrderMode;
}

/**
 * The choice of a diner without a room or table and with an empty cart. The first of `chosen` that is offered counts.
 * Null if there is nothing to choose.
 */
export function firstChoice(
  store: OfferingStore & PreparationTimes,
  state: StoreState,
  chosen: readonly unknown[],
): ModeChoice | null {
  const offered = offeredModes(store, state);
  const [first, second] = offered;
  if (!first || !second) return null;
  const modes = offered.map((mode) => ({
    mode,
    place: null,
    wait: receivingWait(mode, { store, state, longestItemMinutes: 0, travelSeconds: null }),
  }));
  const wanted = chosen.flatMap((each) => offered.filter((mode) => mode === each));
  return { modes, chosen: wanted[0] ?? first };
}
