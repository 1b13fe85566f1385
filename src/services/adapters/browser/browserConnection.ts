import type { Connection } from "../../ports/connection.ts";

/** A network that has just reconnected still drops requests in its first moments. */
const settledAfterMs = 1_000;

const isSeen = () => document.visibilityState === "visible";

export const browserConnection: Connection = {
  isSeen,
  isOffline: () => !navigator.onLine,
  listen(listener) {
    let settling = 0;
    const gone = () => {
      clearTimeout(settling);
      listener("gone");
    };
    const online = () => {
      clearTimeout(settling);
      settling = window.setTimeout(listener, settledAfterMs, "back");
    };
    const seen = () => isSeen() && listener("seen");
    addEventListener("offline", gone);
    addEventListener("online", online);
    document.addEventListener("visibilitychange", seen);
    return () => {
      clearTimeout(settling);
      removeEventListener("offline", gone);
      removeEventListener("online", online);
      document.removeEventListener("visibilitychange", seen);
    };
  },
};
