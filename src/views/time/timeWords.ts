import type { Instant } from "../../domain/time/instant.ts";
import { wallTime } from "../../domain/time/zone.ts";

/** English is Australian English: 9:30 pm, 28 November. */
export function localeOf(language: string): string {
  return language === "en" ? "en-AU" : language;
}

/** The short form of a Chinese weekday is the usual one everywhere. */
export function weekdayStyle(language: string): "long" | "short" {
  return language === "en" ? "long" : "short";
}

interface TimeWords {
  readonly time: (at: Instant) => string;
  readonly weekday: (at: Instant) => string;
  readonly date: (at: Instant) => string;
}

/** Formats like `Intl.DateTimeFormat`, which would delay the first screen. */
export function timeOfDay(language: string, minute: number): string {
  const hour = Math.floor(minute / 60);
  const minutes = `${minute % 60}`.padStart(2, "0");
  return language === "en" ? `${hour % 12 || 12}:${minutes} ${hour < 12 ? "am" : "pm"}` : `${hour}:${minutes}`;
}

/** Formats moments in the diner's language and the store's time zone (R27). */
export function timeWords(language: string, zone: string): TimeWords {
  const words = (options: Intl.DateTimeFormatOptions) => (at: Instant) =>
    new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: zone }).format(at);
  return {
    time: (at) => timeOfDay(language, wallTime(at, zone).minute),
    weekday: words({ weekday: weekdayStyle(language) }),
    date: words({ day: "numeric", month: "long" }),
  };
}
