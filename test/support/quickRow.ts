import { isQuick } from "./thorough.ts";

/** The options of a test that only `npm run test:all` runs. */
export const thorough = { tags: ["thorough"] };

/** The rows of a table that run: all, or in the quick gate only the one at this place, which stands for the others. */
export function quickRow<const Row>(place: number, rows: readonly Row[]): readonly Row[] {
  return isQuick ? rows.slice(place, place + 1) : rows;
}

/**
 * The rows of a table that runs several times, such as once for each way to pay: all, or in the quick gate every second
 * one. Which ones alternates from run to run, so that each row runs in half of them.
 */
export function quickHalf<const Row>(run: number, rows: readonly Row[]): readonly Row[] {
  return isQuick ? rows.filter((_, place) => (place + run) % 2 === 0) : rows;
}
