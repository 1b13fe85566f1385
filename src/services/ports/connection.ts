/** `seen`: the page is visible again, after an unknown time. */
export type ConnectionNews = "gone" | "back" | "seen";

/** Reports changes of the device's network connection. */
export interface Connection {
  listen(listener: (news: ConnectionNews) => void): () => void;
}
