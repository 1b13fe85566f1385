import { wholeDescription } from "../../src/domain/log/logEntry.ts";

/** A log entry as its reader sees it. */
export function lineOf([type, description, cause]: readonly [string, string, unknown?]): string {
  return `${type}: ${wholeDescription({ description, cause })}`;
}
