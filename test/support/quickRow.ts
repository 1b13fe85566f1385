import { isQuick } from "./thorough.ts";

/** The options of a test that only `npm run test:all` runs. */
export const thorough = { tags: ["thorough"] };

/** The rows of a table that run: all, or in the quick gate only the one at this place, which stands for the others. */
export function quickRow<const Row>(place: number, rows: readonly Row[]): readonly Row[] {
  return isQuick ? rows.slice(place, place + 1) : rows;
}
