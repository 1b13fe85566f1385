import type { Connection, ConnectionChange } from "../../src/services/ports/connection.ts";

/** A connection whose news the test tells. */
export function buildConnection() {
  const listeners = new Set<(change: ConnectionChange) => void>();
  const connection: Connection = {
    isSeen: () => true,
    isOffline: () => false,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const hear = (change: ConnectionChange) => {
    for (const listener of listeners) listener(change);
  };
  return { connection, hear, listeners };
}
