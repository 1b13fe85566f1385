import type { HostSettings } from "../domain/host/hostSettings.ts";
import type { FirstShop } from "../domain/menu/firstShop.ts";
import type { DietaryFit } from "../domain/menu/menu.ts";
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

/** Who looks at the shop. */
export interface Diner {
  readonly settings: HostSettings;
  readonly things: StoredValues;
  readonly dietary: DietaryFit;
}

/**
 * Null if it is another shop, or without other dishes. However old a snapshot is, opening hours are calculated for the
 * current time.
 */
export function timedShop(snapshot: FirstSnapshot, { settings, things, dietary }: Diner): TimedShop | null {
  const { store, offsets, savedAt } = snapshot;
  if (settings.store?.kind !== "id" || store.id !== settings.store.id) return null;
  if (JSON.stringify(snapshot.dietary) !== JSON.stringify(dietary)) return null;
  learnOffsets(store.zone, offsets);
  const now = instant(systemClock.now() + correctionIn(things));
  return { ...snapshot, now, isOld: now - savedAt > freshForMs };
}

export function correctionIn(things: StoredValues): number {
  return storedCorrection(things.read("clock"));
}
