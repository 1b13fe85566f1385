import type { Instant } from "../time/instant.ts";

export interface LogEntry {
  readonly type: "Error" | "Warning" | "Information";
  readonly category: "documents" | "coupon" | "host" | "screen";
  /** Written by our code, without outside data. */
  readonly description: string;
  /** The thrown error or the answer. It may contain any data. */
  readonly cause?: unknown;
  readonly at: Instant;
  readonly path: string;
}
