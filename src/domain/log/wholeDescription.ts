import type { LogEntry } from "./logEntry.ts";

export function wholeDescription({ description, cause }: Pick<LogEntry, "description" | "cause">): string {
  if (cause === undefined) return description;
  return `${description}: ${cause instanceof Error ? cause.message : String(cause)}`;
}
