import type { Store } from "../store/store.ts";
import type { Instant } from "../time/instant.ts";
import type { ChosenTime, Fulfilment } from "./fulfilment.ts";

export interface TimeFacts {
  readonly kind: Fulfilment["kind"];
  readonly preOrder: Store["preOrder"];
  readonly hasTable: boolean;
  readonly chosen: ChosenTime | null;
  readonly now: Instant;
}

/** R31: the day that counts is the one of the order where one may order ahead, else today. */
export function surchargeTime({ kind, preOrder, hasTable, chosen, now }: TimeFacts): Instant {
  const ordersAhead = (kind === "pickup" || kind === "delivery") && preOrder[kind] && !hasTable;
  return ordersAhead && chosen ? chosen.at : now;
}
