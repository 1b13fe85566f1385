/**
 * What no diner should have to read: names of fields, paths, codes and identifiers. A brand's own spelling and an
 * address as people write it are neither, nor is "and/or".
 */
const programWords =
  /[a-z][A-Z]|[A-Z]{2}[a-z]|\w[_.[\]/]\w|[{}<>]|-id\b|\b(JSON|HTTP|UDID|ID|null|undefined|object|code \d+|status \d+)\b/;

const people = /WeChat|and\/or|MM\/YY|name@example\.com|\d\.\d/g;

/** The first of them in a sentence, or null. */
export function programWordIn(sentence: string): string | null {
  return programWords.exec(sentence.replaceAll(people, ""))?.[0] ?? null;
}
