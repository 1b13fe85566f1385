import type { Connection } from "../../services/ports/connection.ts";

const leastWaitMs = 3_000;
const mostWaitMs = 60_000;

/** Where it doesn't come it is asked for again: at once when the network is back, else after a wait that grows. */
export function askUntilThere(load: () => Promise<void>, connection: Connection): () => void {
  let isWanted = true;
  let timer = 0;
  let waitMs = leastWaitMs;
  const ask = () => {
    timer = 0;
    load().catch(() => {
      if (!isWanted) return;
      timer = window.setTimeout(ask, waitMs);
      waitMs = Math.min(2 * waitMs, mostWaitMs);
    });
  };
  const stopListening = connection.listen((news) => {
    if (news !== "back" || timer === 0) return;
    clearTimeout(timer);
    ask();
  });
  ask();
  return () => {
    isWanted = false;
    clearTimeout(timer);
    stopListening();
  };
}
