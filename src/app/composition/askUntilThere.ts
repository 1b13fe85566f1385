import type { Connection } from "../../services/ports/connection.ts";
import { type JotaiStore, servicesAtom } from "../../state/services.atoms.ts";
import { reportLost } from "./reportLost.ts";

const leastWaitMs = 3_000;
const mostWaitMs = 60_000;

/** Retries a failed load: immediately when the network is back, otherwise after a growing wait. */
export function askAgain(load: () => Promise<void>, connection: Connection): () => void {
  let isWanted = true;
  let waitMs = leastWaitMs;
  const wait = () => {
    timer = window.setTimeout(ask, waitMs);
    waitMs = Math.min(2 * waitMs, mostWaitMs);
  };
  const ask = () => {
    timer = 0;
    load().catch(() => isWanted && wait());
  };
  let timer = 0;
  const stopListening = connection.listen((news) => {
    if (news !== "back" || timer === 0) return;
    clearTimeout(timer);
    ask();
  });
  wait();
  return () => {
    isWanted = false;
    clearTimeout(timer);
    stopListening();
  };
}

/** Loads now, and retries until it succeeds. */
export function askUntilThere(load: () => Promise<void>, store: JotaiStore): () => void {
  let isWanted = true;
  let stop = () => {};
  load().catch((cause: unknown) => {
    if (!isWanted) return;
    reportLost(store, cause);
    stop = askAgain(load, store.get(servicesAtom).connection);
  });
  return () => {
    isWanted = false;
    stop();
  };
}
