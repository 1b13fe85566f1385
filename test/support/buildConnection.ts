import type { Connection, ConnectionChange } from "../../src/services/ports/connection.ts";

/** A connection whose news the test tells. */
export function buildConnection() {
  const listeners = new Set<(change: ConnectionChange) => void>();
  let isSeen = true;
  const connection: Connection = {
    isSeen: () => isSeen,
    isOffline: () => false,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const hear = (change: ConnectionChange) => {
    for (const listener of listeners) listener(change);
  };
  const hide = () => {
    isSeen = false;
  };
  return { connection, hear, hide, listeners };
}
