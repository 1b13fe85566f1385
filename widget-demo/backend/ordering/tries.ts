import type { Clock } from "../clock.ts";
import { Refusal } from "./refusal.ts";
import { words } from "./words.ts";

const windowMs = 60_000;

/** How often somebody may try within a minute, so that nothing can be guessed or sent without end. */
export interface Tries {
  /** Throws once `most` tries of this key are noted. */
  check(key: string): void;
  note(key: string): void;
  clear(): void;
}

export function createTries(clock: Clock, most: number, Refused = Refusal): Tries {
  const noted = new Map<string, readonly number[]>();
  /** Also forgets every key whose last try is over, so that the map doesn't grow with each new address. */
  function recent(key: string): readonly number[] {
    const after = clock.now().getTime() - windowMs;
    for (const [each, times] of noted) if (!times.some((time) => time > after)) noted.delete(each);
    return (noted.get(key) ?? []).filter((time) => time > after);
  }
  return {
    check(key) {
      if (recent(key).length >= most) throw new Refused(words.tooOften, `More than ${most} tries in a minute.`);
    },
    note: (key) => void noted.set(key, [...recent(key), clock.now().getTime()]),
    clear: () => noted.clear(),
  };
}
