import { openingAt } from "../store/openingAt.ts";
import type { ModeFlags, Store } from "../store/store.ts";
import type { Instant } from "../time/instant.ts";
import type { Visit } from "../visit/visit.ts";
import { type OrderMode, orderModes, takesOrdersAhead } from "./orderMode.ts";

export type ModeStore = Pick<Store, "hours" | "zone" | "inOperation" | "preOrder"> & { readonly view: ModeFlags };

export function isConfigured(mode: OrderMode, { view }: Pick<ModeStore, "view">): boolean {
  return view[mode];
}

/** S18. A disabled store isn't checked here, because it isn't found at all (R42, R48). */
export function isAvailable(mode: OrderMode, store: ModeStore, now: Instant): boolean {
  if (!isConfigured(mode, store) || !store.inOperation) return false;
  return takesOrdersAhead(mode, store) || openingAt(store, now).kind === "open";
}

export interface ModeFacts {
  readonly store: ModeStore;
  readonly visit: Pick<Visit, "room" | "table">;
  /** The mode chosen last in this session; null if none was. */
  readonly last: OrderMode | null;
  readonly now: Instant;
}

/** Used for a store without any mode. Its tab then says why nothing can be ordered. */
export const noMode: OrderMode = "delivery";

/**
 * R48. If no mode is available, this is the first one that the store has configured. The closed store's message is
 * shown there.
 */
export function firstMode({ store, visit, last, now }: ModeFacts): OrderMode {
  const available = orderModes.filter((mode) => isAvailable(mode, store, now));
  const wanted = [visit.table === null ? null : "table", visit.room === null ? null : "room", last];
  const first = wanted.flatMap((each) => available.filter((mode) => mode === each))[0] ?? available[0];
  return first ?? orderModes.find((mode) => isConfigured(mode, store)) ?? noMode;
}
