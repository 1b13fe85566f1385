/**
 * Words that no diner should have to read: names of fields, paths, codes and identifiers. The spelling of a brand and of
 * a unit, an example of an address and "and/or" are allowed.
 */
const programWords =
  /[a-z][A-Z]|[A-Z]{2}[a-z]|\w[_.[\]/]\w|[{}<>]|-id\b|\b(JSON|HTTP|UDID|ID|null|undefined|object|code \d+|status \d+)\b/;

const people = /WeChat|\bkJ\b|and\/or|MM\/YY|name@example\.com|\d\.\d/g;

/** The first such word in a sentence, or null. */
export function programWordIn(sentence: string): string | null {
  return programWords.exec(sentence.replaceAll(people, ""))?.[0] ?? null;
}
