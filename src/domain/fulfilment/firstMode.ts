import type { Instant } from "../time/instant.ts";
import type { Visit } from "../visit/visit.ts";
import { isAvailable, isConfigured, type ModeStore } from "./availableModes.ts";
import { type OrderMode, orderModes } from "./orderMode.ts";

export interface ModeFacts {
  readonly store: ModeStore;
  readonly visit: Pick<Visit, "room" | "table">;
  /** Chosen last in this session; null where none was. */
  readonly last: OrderMode | null;
  readonly now: Instant;
}

/** Of a store that has none: its tab says why nothing can be ordered. */
export const noMode: OrderMode = "delivery";

/** R48. Where nothing is available it is the first mode that the store has at all: the closed store then says why. */
export function firstMode({ store, visit, last, now }: ModeFacts): OrderMode {
  const available = orderModes.filter((mode) => isAvailable(mode, store, now));
  const wanted = [visit.table === null ? null : "table", visit.room === null ? null : "room", last];
  const first = wanted.flatMap((each) => available.filter((mode) => mode === each))[0] ?? available[0];
  return first ?? orderModes.find((mode) => isConfigured(mode, store)) ?? noMode;
}
