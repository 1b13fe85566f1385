import type { Instant } from "../../domain/time/instant.ts";

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

/** Moments in the words of the diner's language and on the store's clock (R27). */
export function timeWords(language: string, zone: string): TimeWords {
  const words = (options: Intl.DateTimeFormatOptions) => (at: Instant) =>
    // Some browsers put a narrow no-break space before "pm", which few fonts draw.
    new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: zone }).format(at).replace(/\u202f/g, " ");
  return {
    time: words({ hour: "numeric", minute: "2-digit" }),
    weekday: words({ weekday: weekdayOf(language) }),
    date: words({ day: "numeric", month: "long" }),
  };
}
