import type { CategoryId } from "./menu.ts";

interface SearchableItem {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  /** The names of its modifiers. */
  readonly choices: readonly string[];
}

interface SearchableSection {
  readonly id: CategoryId;
  readonly name: string;
  readonly items: readonly SearchableItem[];
}

interface SectionHits {
  readonly id: CategoryId;
  readonly keys: readonly string[];
}

/** Ignores case, accents, full-width forms and apostrophes, which diners often don't type on a phone. */
function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}'’‘`]/gu, "")
    .toLowerCase();
}

/** Caches folded texts: many dishes of a long menu have the same choices. */
function foldOnce(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const found = known.get(text) ?? folded(text);
    known.set(text, found);
    return found;
  };
}

/** Empty if a folded text contains no letter, digit or emoji. */
function wordsIn(text: string): readonly string[] {
  return text.split(/[^\p{L}\p{N}\p{So}]+/u).filter((word) => word !== "");
}

/** The places where words are searched, best first: "tea" should find a tea before a steak. */
interface Searchable {
  readonly key: string;
  readonly nameWords: readonly string[];
  /** Name, category, description, choices. */
  readonly texts: readonly string[];
}

function rankOfWord({ nameWords, texts }: Searchable, word: string): number {
  if (nameWords.some((named) => named.startsWith(word))) return 0;
  const at = texts.findIndex((text) => text.includes(word));
  return at === -1 ? -1 : at + 1;
}

/** The rank of the worst-matching word; -1 if a word isn't found. */
function rankOf(item: Searchable, words: readonly string[]): number {
  const ranks = words.map((word) => rankOfWord(item, word));
  return ranks.includes(-1) ? -1 : Math.max(...ranks);
}

interface Ranked {
  readonly rank: number;
}

const byRank = (one: Ranked, other: Ranked) => one.rank - other.rank;

/**
 * Prepares the menu once and returns a search function, which returns null for a query without words. A product must
 * match every word. Matches in its name rank first, then in the category, the description and the choices. Products are
 * sorted by rank within their category, and categories by their best product. Equal ranks stay in the menu's order.
 */
export function prepareSearch(
  sections: readonly SearchableSection[],
): (query: string) => readonly SectionHits[] | null {
  const fold = foldOnce();
  const prepared = sections.map(({ id, name: category, items }) => ({
    id,
    items: items.map(({ key, name, description, choices }): Searchable => {
      const texts = [name, category, description, choices.join("\n")].map(fold);
      return { key, nameWords: wordsIn(fold(name)), texts };
    }),
  }));
  return (query) => {
    const words = wordsIn(folded(query));
    if (words.length === 0) return null;
    const found = prepared.flatMap(({ id, items }) => {
      const hits = items
        .map((item) => ({ key: item.key, rank: rankOf(item, words) }))
        .filter(({ rank }) => rank >= 0)
        .sort(byRank);
      const [best] = hits;
      return best ? [{ id, keys: hits.map(({ key }) => key), rank: best.rank }] : [];
    });
    return found.sort(byRank).map(({ id, keys }) => ({ id, keys }));
  };
}
