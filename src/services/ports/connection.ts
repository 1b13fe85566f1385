/** `seen`: the page is visible again, after an unknown time. */
export type ConnectionChange = "gone" | "back" | "seen";

/** Reports changes of the device's network connection, and whether somebody sees the page. */
export interface Connection {
  /** Whether the page is visible now. */
  isSeen(): boolean;
  /** The device has no network, so that nothing can leave it. False doesn't mean that anything can be reached. */
  isOffline(): boolean;
  listen(listener: (change: ConnectionChange) => void): () => void;
}
