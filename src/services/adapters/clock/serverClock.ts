import { correctionOf, storedCorrection } from "../../../domain/time/deviceClock.ts";
import { instant } from "../../../domain/time/instant.ts";
import { storageRows } from "../../../wire/storage/table.ts";
import type { ShopClock } from "../../ports/clock.ts";
import type { Device } from "../device/deviceMemory.ts";
import { systemClock } from "./systemClock.ts";

export interface ServerClock extends ShopClock {
  /** Returns the answer, and reads the server's time from it. */
  readDate(answer: Promise<Response>): Promise<Response>;
  /**
   * Like `readDate`, for a request sent `agoMs` ago by the entry and perhaps answered from the browser's cache. Its time
   * may be hours old, so if it would change the correction, a second request is sent and its time is used instead.
   */
  readEarlyDate(answer: Promise<Response>, agoMs: number, again: () => Promise<Response>): Promise<Response>;
}

/** If the page slept meanwhile, the answer's time is stale. */
const freshForMs = 60_000;

/** The device's clock, corrected with the `Date` header of answers. */
export function createServerClock(device: Device, onCorrected: () => void): ServerClock {
  // Stored, so that a cart isn't mistaken for yesterday's before the first answer arrives.
  let correctionMs = storedCorrection(device.read(storageRows.clock));
  const begin = () => systemClock.now() + correctionMs - performance.now();
  let sureBegin = begin();
  let heardBegin = sureBegin;
  const readDate = async (answer: Promise<Response>, agoMs = 0, again?: () => Promise<Response>): Promise<Response> => {
    const askedAt = systemClock.now() - agoMs;
    const { headers } = await answer;
    const receivedAt = systemClock.now();
    // NaN if the answer has no `Date` header that the page may read.
    const aheadMs = Date.parse(headers.get("Date") ?? "") - receivedAt;
    const isFresh = Math.abs(receivedAt - askedAt) < freshForMs;
    if (isFresh && !Number.isNaN(aheadMs)) {
      const corrected = correctionOf(correctionMs, aheadMs);
      if (corrected !== correctionMs) {
        if (again) {
          const fresh = await again().catch(() => null);
          return fresh?.ok ? readDate(Promise.resolve(fresh)) : answer;
        }
        correctionMs = corrected;
        device.save(storageRows.clock, corrected);
        onCorrected();
      }
      sureBegin = begin();
    }
    // A server that doesn't tell the time leaves the device's.
    if (isFresh) heardBegin = begin();
    return answer;
  };
  return {
    now: () => instant(systemClock.now() + correctionMs),
    conservativeNow: () => instant(sureBegin + performance.now()),
    isSure: () => Math.abs(begin() - heardBegin) < freshForMs,
    every: systemClock.every,
    after: systemClock.after,
    correctionMs: () => correctionMs,
    readDate: (answer) => readDate(answer),
    readEarlyDate: readDate,
  };
}
