import * as v from "valibot";
import type { FirstShop } from "../../domain/menu/firstShop.ts";
import type { DietaryFit } from "../../domain/menu/menu.ts";
import type { WeekOffsets } from "../../domain/time/zone.ts";
import { firstScreenKey } from "./scope.ts";
import { stored } from "./stored.ts";

export interface FirstSnapshot extends FirstShop {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** The dietary choices that the dishes were filtered by. */
  readonly dietary: DietaryFit;
  /** The offsets of the store's time zone. */
  readonly offsets: WeekOffsets;
}

export const storedFirst = stored<FirstSnapshot>({
  ...firstScreenKey,
  dropsOlder: true,
  // Not validated: only the first screen (`src/first`) reads it, and it draws the values as text.
  schema: v.custom<FirstSnapshot>(() => true),
});
