import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { todaysHours } from "../../domain/store/openingHours.ts";
import type { Store } from "../../domain/store/store.ts";
import type { StoreState } from "../../domain/store/storeState.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { daysBetween, wallTime } from "../../domain/time/zone.ts";
import { nowAtom } from "../../state/clock/clock.atoms.ts";
import { Pill, type PillTone } from "../../ui/Pill.tsx";
import { useTimeWords } from "./useTimeWords.ts";

type Hours = Pick<Store, "hours" | "zone">;

const tones: Readonly<Record<StoreState["kind"], PillTone>> = {
  open: "good",
  "pre-order": "pending",
  closed: "neutral",
  "not-in-operation": "neutral",
};

/** Open or closed until when, in a few words. */
export function OpeningPill({ store, state }: { readonly store: Hours; readonly state: StoreState }) {
  const now = useAtomValue(nowAtom);
  const openWords = useOpenWords(store.zone, now);
  const closedWords = useClosedWords(store, now);
  const { t } = useLingui();
  const words = () => {
    if (state.kind === "not-in-operation") return t`Closed`;
    return state.kind === "open" ? openWords(state.until) : closedWords(state.opens);
  };
  return (
    <Pill tone={tones[state.kind]} dot={state.kind === "open"}>
      {words()}
    </Pill>
  );
}

const dayMs = 86_400_000;

function useOpenWords(zone: string, now: Instant): (until: Instant | null) => string {
  const { t } = useLingui();
  const words = useTimeWords(zone);
  return (until) => {
    if (until === null) return t`Open 24 hours`;
    const time = words.time(until);
    if (until - now < dayMs) return t`Open until ${time}`;
    const weekday = words.weekday(until);
    return t`Open until ${weekday} ${time}`;
  };
}

function useClosedWords(store: Hours, now: Instant): (opens: Instant | null) => string {
  const { t } = useLingui();
  const words = useTimeWords(store.zone);
  return (opens) => {
    if (opens === null) return t`Closed`;
    const time = words.time(opens);
    const days = daysBetween(wallTime(now, store.zone), wallTime(opens, store.zone));
    if (days === 0) return t`Opens ${time}`;
    const isClosedToday = todaysHours(store, now).length === 0;
    if (days === 1) return isClosedToday ? t`Closed today, opens tomorrow ${time}` : t`Opens tomorrow ${time}`;
    // A week from now the weekday's name would mean today.
    const day = days < 7 ? words.weekday(opens) : words.date(opens);
    return isClosedToday ? t`Closed today, opens ${day} ${time}` : t`Opens ${day} ${time}`;
  };
}
