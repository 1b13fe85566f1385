import type { Connection, ConnectionNews } from "../../src/services/ports/connection.ts";

/** A connection whose news the test tells. */
export function buildConnection() {
  const listeners = new Set<(news: ConnectionNews) => void>();
  const connection: Connection = {
    isSeen: () => true,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const hear = (news: ConnectionNews) => {
    for (const listener of listeners) listener(news);
  };
  return { connection, hear, listeners };
}
