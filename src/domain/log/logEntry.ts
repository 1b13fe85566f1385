import type { Instant } from "../time/instant.ts";

export interface LogEntry {
  readonly type: "Error" | "Warning" | "Information";
  readonly category: "documents" | "coupon" | "host" | "screen";
  readonly description: string;
  readonly at: Instant;
  readonly path: string;
}
