import { openingAt } from "../store/openingAt.ts";
import type { Store, StoreView } from "../store/store.ts";
import type { Instant } from "../time/instant.ts";
import { type ModeRules, modeRules, type OrderMode, takesOrdersAhead } from "./orderMode.ts";

export type ModeStore = Pick<Store, "hours" | "zone" | "inOperation" | "preOrder"> & {
  readonly view: Pick<StoreView, ModeRules["flag"]>;
};

export function isConfigured(mode: OrderMode, { view }: Pick<ModeStore, "view">): boolean {
  return view[modeRules[mode].flag];
}

/** S18. A disabled store isn't checked here, because it isn't found at all (R42, R48). */
export function isAvailable(mode: OrderMode, store: ModeStore, now: Instant): boolean {
  if (!isConfigured(mode, store) || !store.inOperation) return false;
  return takesOrdersAhead(mode, store) || openingAt(store, now).kind === "open";
}
