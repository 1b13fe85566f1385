/** Spec: a card's description is cut at 140 characters. */
const longestCharacters = 140;

/** Cut between words where there are any; Chinese has none, and is cut anywhere. */
export function shortDescription(description: string): string {
  const characters = [...description.trim()];
  if (characters.length <= longestCharacters) return characters.join("");
  const cut = characters.slice(0, longestCharacters).join("");
  const isBetweenWords = /\s/.test(characters[longestCharacters] ?? "");
  const words = isBetweenWords ? cut : cut.replace(/\s\S*$/, "");
  return `${words.replace(/[\s,.;:–-]+$/, "")}…`;
}
