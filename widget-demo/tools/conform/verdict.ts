export class Failed extends Error {}
export class Skipped extends Error {}

/** Ends a check with what came instead. */
export function fail(instead: string): never {
  throw new Failed(instead);
}

/** Ends a check that can't be made here, and says why. */
export function skip(why: string): never {
  throw new Skipped(why);
}
