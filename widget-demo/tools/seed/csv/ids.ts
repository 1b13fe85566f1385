const kept = /[^\p{L}\p{M}\p{N}\p{So}]+/gu;

/** The id that is made from a name. It depends on nothing else, so it is the same on the next import. */
export function idOf(name: string): string {
  return name.normalize("NFC").toLowerCase().replaceAll(kept, "-").replaceAll(/^-|-$/g, "");
}

/** A name as diners read it: without line breaks. */
export function nameOf(text: string): string {
  return text.normalize("NFC").replaceAll(/\s+/g, " ").trim();
}
