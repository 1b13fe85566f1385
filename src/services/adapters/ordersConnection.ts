/** What the device tells of its connection. */
export interface Connection {
  listen(listener: ConnectionListener): () => void;
}

export interface ConnectionListener {
  gone(): void;
  /** It is back, or the page is seen again after who knows how long. */
  back(): void;
}

/** A network that has just come back still drops what is asked of it in its first moments. */
const settledAfterMs = 1_000;

export const browserConnection: Connection = {
  listen(listener) {
    let settling = 0;
    const gone = () => {
      clearTimeout(settling);
      listener.gone();
    };
    const online = () => {
      clearTimeout(settling);
      settling = window.setTimeout(() => listener.back(), settledAfterMs);
    };
    const seen = () => document.visibilityState === "visible" && listener.back();
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
