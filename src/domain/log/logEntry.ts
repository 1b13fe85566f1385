import type { Instant } from "../time/instant.ts";

export interface LogEntry {
  readonly type: "Error" | "Warning" | "Information";
  readonly category: "documents" | "coupon" | "host" | "screen";
  /** Our own sentence. */
  readonly description: string;
  /** What was thrown or answered: it may quote anything. */
  readonly cause?: unknown;
  readonly at: Instant;
  readonly path: string;
}
