/** Shortens the text between two words. Chinese has no spaces and is cut anywhere. */
export function shortText(text: string, longestCharacters: number): string {
  const characters = [...text.trim()];
  if (characters.length <= longestCharacters) return characters.join("");
  const cut = characters.slice(0, longestCharacters).join("");
  const isBetweenWords = /\s/.test(characters[longestCharacters] ?? "");
  const words = isBetweenWords ? cut : cut.replace(/\s\S*$/, "");
  return `${words.replace(/[\s,.;:–-]+$/, "")}…`;
}
