import type { PageExit, PaymentReturn } from "../../src/services/ports/pageExit.ts";

/** A page that the test sees leaving, and that a payment's page has led back to where the test says so. */
export interface FakePageExit extends PageExit {
  /** Where it was left for, until it is shown again. */
  readonly left: readonly string[];
  /** Led back to, as the page is opened. */
  leadBack(found: PaymentReturn): void;
  /** Shown again as it was. */
  restore(): void;
}

export function buildPageExit(): FakePageExit {
  const left: string[] = [];
  const listeners = new Set<() => void>();
  let waiting: PaymentReturn | null = null;
  return {
    left,
    leave(url) {
      left.push(url);
      return true;
    },
    takeReturn() {
      const found = waiting;
      waiting = null;
      return found;
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    leadBack: (found) => {
      waiting = found;
    },
    restore() {
      left.length = 0;
      for (const listener of listeners) listener();
    },
  };
}
