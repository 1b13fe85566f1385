import type { FirstShop } from "../domain/menu/firstShop.ts";
import { storedCorrection } from "../domain/time/deviceClock.ts";
import { type Instant, instant } from "../domain/time/instant.ts";
import { learnOffsets } from "../domain/time/zone.ts";
import { systemClock } from "../services/adapters/clock/systemClock.ts";
import type { FirstSnapshot } from "../wire/storage/firstTable.ts";
import type { StoredValues } from "./storedValues.ts";

export interface TimedShop extends FirstShop {
  readonly now: Instant;
  /** When it was read, in milliseconds since 1970. */
  readonly savedAt: number;
  readonly isOld: boolean;
}

/** How often an open shop reads its menu again. */
const freshForMs = 300_000;

/** However old a snapshot is, opening hours are calculated for the current time. */
export function timedShop(snapshot: FirstSnapshot, things: StoredValues): TimedShop {
  learnOffsets(snapshot.store.zone, snapshot.offsets);
  const now = instant(systemClock.now() + correctionIn(things));
  return { ...snapshot, now, isOld: now - snapshot.savedAt > freshForMs };
}

export function correctionIn(things: StoredValues): number {
  return storedCorrection(things.read("clock"));
}
