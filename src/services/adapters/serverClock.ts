import { correctionOf, keptCorrection } from "../../domain/time/deviceClock.ts";
import { instant } from "../../domain/time/instant.ts";
import { storedThings } from "../../wire/storage/table.ts";
import type { ShopClock } from "../ports/clock.ts";
import type { Device } from "./deviceMemory.ts";
import { systemClock } from "./systemClock.ts";

export interface ServerClock extends ShopClock {
  /** Returns the answer and reads its time. */
  hear(answer: Promise<Response>): Promise<Response>;
  /**
   * The same of what was requested `agoMs` ago, perhaps of the browser's cache (`entry`). Where its time is news, it may be
   * hours old: the answer to asking again is heard in its place.
   */
  hearEarly(answer: Promise<Response>, agoMs: number, again: () => Promise<Response>): Promise<Response>;
}

/** A page that slept meanwhile reads an old answer. */
const freshForMs = 60_000;

/** The device's clock, corrected by the `Date` header of answers. */
export function createServerClock(device: Device, onCorrected: () => void): ServerClock {
  // Stored, so that a cart isn't taken for yesterday's before the first answer arrives.
  let correctionMs = keptCorrection(device.read(storedThings.clock));
  const begin = () => systemClock.now() + correctionMs - performance.now();
  let sureBegin = begin();
  const hear = async (answer: Promise<Response>, agoMs = 0, again?: () => Promise<Response>): Promise<Response> => {
    const askedAt = systemClock.now() - agoMs;
    const { headers } = await answer;
    const heardAt = systemClock.now();
    // NaN where there is no `Date` header that a page may read.
    const aheadMs = Date.parse(headers.get("Date") ?? "") - heardAt;
    if (Math.abs(heardAt - askedAt) < freshForMs && !Number.isNaN(aheadMs)) {
      const corrected = correctionOf(correctionMs, aheadMs);
      if (corrected !== correctionMs) {
        if (again) {
          const fresh = await again().catch(() => null);
          return fresh?.ok ? hear(Promise.resolve(fresh)) : answer;
        }
        correctionMs = corrected;
        device.keep(storedThings.clock, corrected);
        onCorrected();
      }
      sureBegin = begin();
    }
    return answer;
  };
  return {
    now: () => instant(systemClock.now() + correctionMs),
    sureNow: () => instant(sureBegin + performance.now()),
    every: systemClock.every,
    correctionMs: () => correctionMs,
    hear: (answer) => hear(answer),
    hearEarly: hear,
  };
}
