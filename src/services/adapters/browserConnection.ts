import type { Connection } from "../ports/connection.ts";

/** A network that has just reconnected still drops requests in its first moments. */
const settledAfterMs = 1_000;

export const browserConnection: Connection = {
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
    const seen = () => document.visibilityState === "visible" && listener("seen");
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
