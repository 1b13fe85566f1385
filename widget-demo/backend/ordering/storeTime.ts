const dayMs = 86_400_000;
const defaultZone = "Australia/Sydney";
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the IANA zone, or the default of R10 if it is missing or unknown. */
export function zoneOf(name: string): string {
  try {
    formatOf(name || defaultZone);
    return name || defaultZone;
  } catch {
    return defaultZone;
  }
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const part = "numeric";
  const parts = { year: part, month: part, day: part, hour: part, minute: part, second: part } as const;
  const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, hourCycle: "h23", ...parts });
  formats.set(zone, format);
  return format;
}

/** The store's local time, as milliseconds as if its zone were UTC. */
function wallMsAt(instantMs: number, zone: string): number {
  const parts = formatOf(zone).formatToParts(instantMs);
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  const seconds = Date.UTC(read("year"), read("month") - 1, read("day"), read("hour"), read("minute"), read("second"));
  return seconds + (((instantMs % 1000) + 1000) % 1000);
}

/** The store's date, in days since 1970. */
export function storeDayAt(instantMs: number, zone: string): number {
  return Math.floor(wallMsAt(instantMs, zone) / dayMs);
}

/** Minutes since midnight on the store's clock. */
export function minuteOfDayAt(instantMs: number, zone: string): number {
  const wallMs = wallMsAt(instantMs, zone);
  return Math.floor((wallMs - Math.floor(wallMs / dayMs) * dayMs) / 60_000);
}

/** 0 is Sunday (R9). */
export function weekdayOf(storeDay: number): number {
  return (((storeDay + 4) % 7) + 7) % 7;
}

/**
 * R28: if clocks go back, a repeated time means its first occurrence. If they go forward, a skipped time means the
 * first moment after the gap.
 */
export function instantOf(storeDay: number, minutes: number, zone: string): number {
  const wallMs = storeDay * dayMs + minutes * 60_000;
  const offset = (aroundMs: number) => wallMsAt(aroundMs, zone) - aroundMs;
  const guesses = [wallMs - offset(wallMs - dayMs), wallMs - offset(wallMs + dayMs)].sort((a, b) => a - b);
  const hit = guesses.find((guess) => wallMsAt(guess, zone) === wallMs);
  if (hit !== undefined) return hit;
  let [before = wallMs, after = wallMs] = guesses;
  while (after - before > 1000) {
    const middle = Math.floor((before + after) / 2000) * 1000;
    if (wallMsAt(middle, zone) < wallMs) before = middle;
    else after = middle;
  }
  return after;
}
