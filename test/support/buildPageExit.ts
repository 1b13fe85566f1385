import type { PageExit, PaymentReturn } from "../../src/services/ports/pageExit.ts";

/** A page exit that records the URLs it leaves for. The test decides how the diner returns from the payment's page. */
export interface FakePageExit extends PageExit {
  /** The URLs that the page was left for, until it is shown again. */
  readonly left: readonly string[];
  /** Returns as a new page. */
  leadBack(found: PaymentReturn): void;
  /** Returns to the same page, as with Back. */
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
