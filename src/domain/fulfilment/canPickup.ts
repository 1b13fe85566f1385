import type { Store } from "../store/store.ts";
import { storeState } from "../store/storeState.ts";
import type { Instant } from "../time/instant.ts";

/** Spec, "Tab availability". */
export function canPickup(
  store: Pick<Store, "hours" | "zone" | "inOperation" | "preOrder" | "isEnabled"> & {
    readonly view: Pick<Store["view"], "pickup">;
  },
  now: Instant,
): boolean {
  if (!store.view.pickup || !store.isEnabled) return false;
  const { kind } = storeState(store, ["pickup"], now);
  return kind === "open" || kind === "pre-order";
}
