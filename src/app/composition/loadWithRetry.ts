import type { Connection } from "../../services/ports/connection.ts";
import { type JotaiStore, servicesAtom } from "../../state/services.atoms.ts";
import { reportLost } from "./reports/reportLost.ts";
import type { ShopScope } from "./shopScope.ts";

const leastWaitMs = 3_000;
const mostWaitMs = 60_000;

/** Retries a failed load: immediately when the network is back, otherwise after a growing wait. */
export function retryLater(load: () => Promise<void>, connection: Connection): () => void {
  let isWanted = true;
  let waitMs = leastWaitMs;
  const wait = () => {
    timer = window.setTimeout(retry, waitMs);
    waitMs = Math.min(2 * waitMs, mostWaitMs);
  };
  const retry = () => {
    timer = 0;
    load().catch(() => isWanted && wait());
  };
  let timer = 0;
  const stopListening = connection.listen((change) => {
    if (change !== "back" || timer === 0) return;
    clearTimeout(timer);
    retry();
  });
  wait();
  return () => {
    isWanted = false;
    clearTimeout(timer);
    stopListening();
  };
}

/** Loads now, and retries until it succeeds. */
export function loadWithRetry(load: () => Promise<void>, store: JotaiStore): () => void {
  let isWanted = true;
  let stop = () => {};
  load().catch((cause: unknown) => {
    if (!isWanted) return;
    reportLost(store, cause);
    stop = retryLater(load, store.get(servicesAtom).connection);
  });
  return () => {
    isWanted = false;
    stop();
  };
}

/** Loads a chunk, retrying until it succeeds, and then starts it, unless the shop has been closed by then. */
export function loadAndStart<Chunk>(
  { store, scope }: ShopScope,
  load: () => Promise<Chunk>,
  start: (chunk: Chunk) => void,
): void {
  const loadOnce = async () => {
    const chunk = await load();
    if (!scope.isClosed()) start(chunk);
  };
  scope.add(loadWithRetry(loadOnce, store));
}
