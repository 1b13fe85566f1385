import type { Connection, ConnectionChange } from "../../src/services/ports/connection.ts";

/** A connection whose news the test tells. */
export function buildConnection() {
  const listeners = new Set<(news: ConnectionChange) => void>();
  const connection: Connection = {
    isSeen: () => true,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const hear = (news: ConnectionChange) => {
    for (const listener of listeners) listener(news);
  };
  return { connection, hear, listeners };
}
