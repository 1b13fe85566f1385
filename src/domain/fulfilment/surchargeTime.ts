import type { Store } from "../store/store.ts";
import type { Instant } from "../time/instant.ts";
import { type OrderMode, takesOrdersAhead } from "./orderMode.ts";
import type { ChosenTime } from "./times.ts";

export interface TimeFacts {
  readonly mode: OrderMode;
  readonly preOrder: Store["preOrder"];
  readonly hasTable: boolean;
  readonly chosen: ChosenTime | null;
  readonly now: Instant;
}

/** R31: the chosen time if the mode takes orders ahead and no table is stored, otherwise now. */
export function surchargeTime({ mode, preOrder, hasTable, chosen, now }: TimeFacts): Instant {
  return chosen && takesOrdersAhead(mode, { preOrder }) && !hasTable ? chosen.at : now;
}
