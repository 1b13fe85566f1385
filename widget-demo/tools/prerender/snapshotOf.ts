import { noDietary } from "../../../src/domain/menu/dietary.ts";
import { firstShop } from "../../../src/domain/menu/firstShop.ts";
import type { Menu } from "../../../src/domain/menu/menu.ts";
import type { Instant } from "../../../src/domain/time/instant.ts";
import { createOffsetsReader } from "../../../src/domain/time/readOffsets.ts";
import type { WeekOffsets } from "../../../src/domain/time/zone.ts";
import type { DocumentJson } from "../../../src/wire/documents/firestoreJson.ts";
import { parseStoreHeader } from "../../../src/wire/documents/storeHeader.ts";
import type { ReadingContext } from "../../../src/wire/reading.ts";
import type { FirstSnapshot } from "../../../src/wire/storage/firstTable.ts";

interface At {
  readonly context: ReadingContext;
  readonly now: Instant;
}

/** What the first screen shows to anybody: every dish, whatever a diner chose or ordered. */
export function snapshotOf({ id, fields }: DocumentJson, menus: readonly Menu[], { context, now }: At): FirstSnapshot {
  // Only what the first screen shows of a store: the rest of its document isn't published.
  const header = parseStoreHeader(id, fields, context)?.header;
  if (!header) throw new Error(`${id} is a store, and has no header`);
  const shop = firstShop(header, menus, { dietary: noDietary, ordered: [] }, Number.POSITIVE_INFINITY);
  return { savedAt: now, dietary: noDietary, offsets: offsetsOf(now, header.zone), ...shop };
}

function offsetsOf(now: Instant, zone: string): WeekOffsets {
  const readOffsets = createOffsetsReader();
  let offsets = readOffsets(now, zone);
  // A reader reads a few weeks at a time.
  while (offsets === null) offsets = readOffsets(now, zone);
  return offsets;
}
