/** `Date.parse` turns 30 February into 2 March. */
export function isOnCalendar(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.slice(0, "2026-02-30".length).split("-").map(Number);
  return !Number.isNaN(Date.parse(text)) && new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
}
