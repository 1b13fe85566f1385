import type { Instant } from "../../domain/time/instant.ts";
import { wallTime } from "../../domain/time/zone.ts";

/** English is spoken here as in Australia: 9:30 pm, 28 November. */
export function localeOf(language: string): string {
  return language === "en" ? "en-AU" : language;
}

/** Chinese has one form for a weekday, on a sign as in a list. */
export function weekdayOf(language: string): "long" | "short" {
  return language === "en" ? "long" : "short";
}

interface TimeWords {
  readonly time: (at: Instant) => string;
  readonly weekday: (at: Instant) => string;
  readonly date: (at: Instant) => string;
}

/** As a browser's own table has it, which the first screen doesn't wait for. */
function timeOfDay(language: string, minute: number): string {
  const hour = Math.floor(minute / 60);
  const minutes = `${minute % 60}`.padStart(2, "0");
  return language === "en" ? `${hour % 12 || 12}:${minutes} ${hour < 12 ? "am" : "pm"}` : `${hour}:${minutes}`;
}

/** Moments in the words of the diner's language and on the store's clock (R27). */
export function timeWords(language: string, zone: string): TimeWords {
  const words = (options: Intl.DateTimeFormatOptions) => (at: Instant) =>
    new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: zone }).format(at);
  return {
    time: (at) => timeOfDay(language, wallTime(at, zone).minute),
    weekday: words({ weekday: weekdayOf(language) }),
    date: words({ day: "numeric", month: "long" }),
  };
}
