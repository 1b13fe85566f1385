import type { Instant } from "../time/instant.ts";
import type { Visit } from "../visit/visit.ts";
import { isAvailable, isConfigured, type ModeStore } from "./availableModes.ts";
import { type OrderMode, orderModes } from "./orderMode.ts";

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
