import { msg } from "@lingui/core/macro";
import { todaysHours } from "../../domain/store/openingHours.ts";
import type { Store } from "../../domain/store/store.ts";
import type { StoreState } from "../../domain/store/storeState.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { daysBetween, wallTime } from "../../domain/time/zone.ts";
import { timeWords } from "../time/timeWords.ts";
import type { Translate } from "../translate.ts";

const dayMs = 86_400_000;

/** A store's hours and state, and what is needed to describe them now. */
export interface OpeningInput {
  readonly translate: Translate;
  readonly locale: string;
  readonly store: Pick<Store, "hours" | "zone">;
  readonly state: StoreState;
  readonly now: Instant;
}

/** Says until when the store is open or closed, in a few words. */
export function openingWords(told: OpeningInput): string {
  const { translate, state } = told;
  if (state.kind === "not-in-operation") return translate(msg`Closed`);
  return state.kind === "open" ? openWords(told, state.until) : closedWords(told, state.opens);
}

function openWords({ translate, locale, store, now }: OpeningInput, until: Instant | null): string {
  if (until === null) return translate(msg`Open 24 hours`);
  const words = timeWords(locale, store.zone);
  const time = words.time(until);
  if (until - now < dayMs) return translate(msg`Open until ${time}`);
  const weekday = words.weekday(until);
  return translate(msg`Open until ${weekday} ${time}`);
}

function closedWords({ translate, locale, store, now }: OpeningInput, opens: Instant | null): string {
  if (opens === null) return translate(msg`Closed`);
  const words = timeWords(locale, store.zone);
  const time = words.time(opens);
  const days = daysBetween(wallTime(now, store.zone), wallTime(opens, store.zone));
  if (days === 0) return translate(msg`Opens ${time}`);
  const isClosedToday = todaysHours(store, now).length === 0;
  if (days === 1)
    return translate(isClosedToday ? msg`Closed today, opens tomorrow ${time}` : msg`Opens tomorrow ${time}`);
  // Seven days from now, the weekday's name would read as today.
  const day = days < 7 ? words.weekday(opens) : words.date(opens);
  return translate(isClosedToday ? msg`Closed today, opens ${day} ${time}` : msg`Opens ${day} ${time}`);
}
