import type { Instant } from "../../domain/time/instant.ts";

/** HTTP's Retry-After (seconds or a date), in milliseconds from now. Undefined if it asks for no wait. */
export function parseRetryAfter(header: string | null, now: Instant): number | undefined {
  const text = header?.trim() ?? "";
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000 || undefined;
  // HTTP dates always end with GMT. No other date format is accepted.
  const ms = text.endsWith(" GMT") ? Date.parse(text) - now : Number.NaN;
  return ms > 0 ? ms : undefined;
}
