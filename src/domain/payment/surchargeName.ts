const word = /\bsurcharges?\b|附加费用?/giu;
/** What is left over when the word is removed: "Surcharge: Sunday", "Surcharge on Sundays", "Sunday (surcharge)". */
const rest = /^[\s:：–—-]+(?:(?:for|on)\s+)?|[\s:：–—-]+$|[(（]\s*[)）]/giu;

/** A surcharge's name without the word "surcharge", which every language adds by itself; empty if it has no name. */
export function surchargeName(written: string): string {
  return written.replace(word, " ").replace(rest, "").replace(/\s+/g, " ").trim();
}
