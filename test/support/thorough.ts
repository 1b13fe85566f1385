/** `npm test` sets it. Without it everything runs: in `npm run test:all`, and when you run a project or a file. */
export const isQuick = process.env["SERVERY_QUICK"] === "1";

/** How often a property is tried: a quarter as often in the quick gate. */
export function runs(whole: number): number {
  return isQuick ? Math.ceil(whole / 4) : whole;
}
