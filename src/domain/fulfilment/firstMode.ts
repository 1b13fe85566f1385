import type { Instant } from "../time/instant.ts";
import type { Visit } from "../visit/visit.ts";
import { isAvailable, isConfigured, type ModeStore } from "./availableModes.ts";
import type { OrderMode } from "./orderMode.ts";

export interface ModeFacts<Mode extends OrderMode> {
  /** What can be ordered, in the order of the tabs. */
  readonly modes: readonly [Mode, ...Mode[]];
  readonly store: ModeStore;
  readonly visit: Pick<Visit, "room" | "table">;
  /** Chosen last in this session; null where none was. */
  readonly last: OrderMode | null;
  readonly now: Instant;
}

/** R48. Where nothing is available it is the first mode that the store has at all: the closed store then says why. */
export function firstMode<Mode extends OrderMode>({ modes, store, visit, last, now }: ModeFacts<Mode>): Mode {
  const available = modes.filter((mode) => isAvailable(mode, store, now));
  const wanted = [visit.table === null ? null : "table", visit.room === null ? null : "room", last];
  const first = wanted.flatMap((each) => available.filter((mode) => mode === each))[0] ?? available[0];
  return first ?? modes.find((mode) => isConfigured(mode, store)) ?? modes[0];
}
