import type { Store } from "../store/store.ts";
import type { Instant } from "../time/instant.ts";
import { type OrderMode, takesOrdersAhead } from "./orderMode.ts";
import type { ChosenTime, OfferedTimes } from "./times.ts";

function slotsOf(times: OfferedTimes): readonly Instant[] {
  return times.days.flatMap(({ slots }) => slots);
}

/** "As soon as possible" is always the same choice, even if its time has changed. */
export function isSameChoice(one: ChosenTime | null, other: ChosenTime | null): boolean {
  if (one?.kind === "asap" || other?.kind === "asap") return one?.kind === other?.kind;
  return one?.at === other?.at;
}

/** "As soon as possible" moves with the clock, so only whether it is offered counts, not its time. */
export function isStillOffered(times: OfferedTimes, chosen: ChosenTime): boolean {
  return chosen.kind === "asap" ? times.asap !== null : slotsOf(times).includes(chosen.at);
}

/**
 * S19: keeps the chosen time when the list changes. If it is gone, takes the next later time,
 * or else the last one. If nothing was chosen yet, takes the first. Null if there is no time.
 */
export function keepChosen(times: OfferedTimes, chosen: ChosenTime | null): ChosenTime | null {
  const slots = slotsOf(times);
  const soonest: ChosenTime | null = times.asap === null ? null : { kind: "asap", at: times.asap };
  if (soonest && chosen?.kind !== "slot") return soonest;
  const from = chosen?.at ?? Number.NEGATIVE_INFINITY;
  const kept = slots.find((slot) => slot >= from) ?? slots.at(-1);
  return kept === undefined ? soonest : { kind: "slot", at: kept };
}

/** Whether the list has moved the diner on to another time, which they haven't picked themselves. */
export function hasMovedOn(before: ChosenTime | null, chosen: ChosenTime | null, picked: ChosenTime | null): boolean {
  return before !== null && chosen?.kind === "slot" && !isSameChoice(before, chosen) && !isSameChoice(picked, chosen);
}

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
