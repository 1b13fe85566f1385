import { correctionOf } from "../../domain/time/deviceClock.ts";
import { instant } from "../../domain/time/instant.ts";
import { storedThings } from "../../wire/storage/table.ts";
import type { ShopClock } from "../ports/clock.ts";
import type { Device } from "./deviceMemory.ts";
import { systemClock } from "./systemClock.ts";

export interface ServerClock extends ShopClock {
  /** Returns the answer and reads its time. `agoMs` is how long ago it was requested. */
  hear(answer: Promise<Response>, agoMs?: number): Promise<Response>;
}

/** A page that slept meanwhile reads an old answer. */
const freshForMs = 60_000;

/** The device's clock, corrected by the `Date` header of answers. */
export function createServerClock(device: Device, onCorrected: () => void): ServerClock {
  // Stored, so that a cart isn't taken for yesterday's before the first answer arrives.
  let correctionMs = device.read(storedThings.clock) ?? 0;
  const begin = () => systemClock.now() + correctionMs - performance.now();
  let sureBegin = begin();
  return {
    now: () => instant(systemClock.now() + correctionMs),
    sureNow: () => instant(sureBegin + performance.now()),
    every: systemClock.every,
    correctionMs: () => correctionMs,
    async hear(answer, agoMs = 0) {
      const askedAt = systemClock.now() - agoMs;
      const { headers } = await answer;
      const heardAt = systemClock.now();
      // NaN where there is no `Date` header that a page may read.
      const aheadMs = Date.parse(headers.get("Date") ?? "") - heardAt;
      if (Math.abs(heardAt - askedAt) < freshForMs && !Number.isNaN(aheadMs)) {
        const corrected = correctionOf(correctionMs, aheadMs);
        if (corrected !== correctionMs) {
          correctionMs = corrected;
          device.keep(storedThings.clock, corrected);
          onCorrected();
        }
        sureBegin = begin();
      }
      return answer;
    },
  };
}
