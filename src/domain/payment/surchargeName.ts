const word = /\bsurcharges?\b|附加费用?/giu;
/** What is left over when the word is removed: "Surcharge: Sunday", "Surcharge on Sundays", "Sunday (surcharge)". */
const rest = /^[\s:：–—-]+(?:(?:for|on)\s+)?|[\s:：–—-]+$|[(（]\s*[)）]/giu;

/** From Sunday (R9). */
const weekdays = [
  "sundays?|周日|星期[日天]",
  "mondays?|周一|星期一",
  "tuesdays?|周二|星期二",
  "wednesdays?|周三|星期三",
  "thursdays?|周四|星期四",
  "fridays?|周五|星期五",
  "saturdays?|周六|星期六",
];

/** Whether a surcharge's name says no more than the weekday that it applies on, which every language names by itself. */
export function namesOnlyDay(name: string, weekday: number): boolean {
  return new RegExp(`^(?:${weekdays[weekday]})$`, "iu").test(name);
}

/** A surcharge's name without the word "surcharge", which every language adds by itself; empty if it has no name. */
export function surchargeName(written: string): string {
  return written.replace(word, " ").replace(rest, "").replace(/\s+/g, " ").trim();
}
