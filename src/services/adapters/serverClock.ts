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
export function createServerClock(device: Device): ServerClock {
  // Known from the start, so that a cart isn't taken for yesterday's before the first answer.
  let correctionMs = device.read(storedThings.clock) ?? 0;
  const listeners = new Set<() => void>();
  return {
    now: () => instant(systemClock.now() + correctionMs),
    every: systemClock.every,
    correctionMs: () => correctionMs,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async hear(answer, agoMs = 0) {
      const askedAt = systemClock.now() - agoMs;
      const { headers } = await answer;
      const heardAt = systemClock.now();
      const tookMs = heardAt - askedAt;
      const servedAt = Date.parse(headers.get("Date") ?? "") + Number(headers.get("Age")) * 1_000;
      if (Number.isNaN(servedAt) || tookMs < 0 || tookMs > freshForMs) return answer;
      const corrected = correctionOf(correctionMs, servedAt - heardAt);
      if (corrected === correctionMs) return answer;
      correctionMs = corrected;
      if (corrected) device.keep(storedThings.clock, corrected);
      else device.forget(storedThings.clock);
      for (const listener of listeners) listener();
      return answer;
    },
  };
}
