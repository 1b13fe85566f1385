/** A call of the API, as a developer reads it: without headers, and without what must be secret. */
export interface Sent {
  readonly call: string;
  /** Missing if it has none. */
  readonly body?: unknown;
}

export class Failed extends Error {
  readonly sent: Sent | undefined;

  constructor(instead: string, sent?: Sent) {
    super(instead);
    this.sent = sent;
  }
}

export class Skipped extends Error {}

/** Ends a check with what came instead, and what had been sent. */
export function fail(instead: string, sent?: Sent): never {
  throw new Failed(instead, sent);
}

/** Ends a check that can't be made here, and says why. */
export function skip(why: string): never {
  throw new Skipped(why);
}
