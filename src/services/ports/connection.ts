/** `seen`: the page is looked at again, after who knows how long. */
export type ConnectionNews = "gone" | "back" | "seen";

/** What the device tells of its connection. */
export interface Connection {
  listen(listener: (news: ConnectionNews) => void): () => void;
}
