import { correctionOf } from "../../domain/time/deviceClock.ts";
import { instant } from "../../domain/time/instant.ts";
import { storedThings } from "../../wire/storage/table.ts";
import type { ShopClock } from "../ports/clock.ts";
import type { Device } from "./deviceMemory.ts";
import { systemClock } from "./systemClock.ts";

export interface ServerClock extends ShopClock {
  /** Passes an answer on, having looked at its time. It was asked for just now, or so many milliseconds ago. */
  hear(answer: Promise<Response>, agoMs?: number): Promise<Response>;
}

/** A page that slept in between reads an old answer. */
const freshForMs = 60_000;

/** The device's clock, put right by the `Date` of the answers that let a page read it. */
export function createServerClock(device: Device, onCorrected: () => void): ServerClock {
  // Known from the start, so that a cart isn't taken for yesterday's before the first answer.
  let correctionMs = device.read(storedThings.clock) ?? 0;
  return {
    now: () => instant(systemClock.now() + correctionMs),
    every: systemClock.every,
    correctionMs: () => correctionMs,
    async hear(answer, agoMs = 0) {
      const askedAt = systemClock.now() - agoMs;
      const { headers } = await answer;
      const heardAt = systemClock.now();
      // Not a number where there is no date that a page may read.
      const aheadMs = Date.parse(headers.get("Date") ?? "") - heardAt;
      const isFresh = Math.abs(heardAt - askedAt) < freshForMs;
      const corrected = isFresh ? correctionOf(correctionMs, aheadMs) : correctionMs;
      if (corrected !== correctionMs) {
        correctionMs = corrected;
        device.keep(storedThings.clock, corrected);
        onCorrected();
      }
      return answer;
    },
  };
}
