/** A mark as it is read inside a sentence. A name in capitals stays as it is. */
export function markWord(name: string): string {
  return name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}

/** "Vegan or gluten free", as it is read inside a sentence. */
export function anyMark(marks: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: "disjunction" }).format(marks.map(markWord));
}
