import { atom } from "jotai";
import { type Instant, instant } from "../../domain/time/instant.ts";
import { nowAtom } from "../clock/clock.atoms.ts";
import { servicesAtom } from "../services.atoms.ts";

const minuteMs = 60_000;

/** Checked so often that no minute is skipped or late. Readers are updated only when a new minute begins. */
const lookMs = 1_000;

function beginningOf(at: Instant): Instant {
  return instant(Math.floor(at / minuteMs) * minuteMs);
}

const followedAtom = atom<Instant | null>(null);

/** The minute that a clock shows now, at its beginning. */
export const minuteAtom = atom((get) => get(followedAtom) ?? beginningOf(get(nowAtom)));

/** Counts the minutes until stopped. */
export const followMinutesAtom = atom(null, (get, set): (() => void) => {
  const { clock } = get(servicesAtom);
  const look = () => set(followedAtom, beginningOf(clock.now()));
  look();
  const stop = clock.every(lookMs, look);
  return () => {
    stop();
    set(followedAtom, null);
  };
});
