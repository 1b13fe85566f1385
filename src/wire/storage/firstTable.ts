import type { FirstShop } from "../../domain/menu/firstShop.ts";
import type { DietaryFit } from "../../domain/menu/menu.ts";
import type { WeekOffsets } from "../../domain/time/zone.ts";
import { firstPlace } from "./firstPlace.ts";
import { stored } from "./stored.ts";

export interface FirstSnapshot extends FirstShop {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** What the dishes were chosen by. */
  readonly dietary: DietaryFit;
  /** Of the store's clock. */
  readonly offsets: WeekOffsets;
}

export const storedFirst = stored<FirstSnapshot>({
  ...firstPlace,
  // Only what is drawn before the app reads it (`src/first`), and draws it as text.
  schema: (value) => value as FirstSnapshot,
  longest: 100_000,
});
