/** `seen`: the page is visible again, after an unknown time. */
export type ConnectionNews = "gone" | "back" | "seen";

/** What the device says about its connection. */
export interface Connection {
  listen(listener: (news: ConnectionNews) => void): () => void;
}
