import type { CategoryId } from "./menu.ts";

interface SearchableItem {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  /** The names of what can be chosen with it. */
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

/** Case, accents, full-width forms and apostrophes are ignored: nobody types them on a phone. */
function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}'’‘`]/gu, "")
    .toLowerCase();
}

/** None where the query contains no letter, digit or emoji. */
function wordsOf(text: string): readonly string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}\p{So}]+/u)
    .filter((word) => word !== "");
}

/** Where a word may be found, the best place first: "tea" means a tea before it means a steak. */
type Place = (word: string) => boolean;

function placesIn(item: SearchableItem, category: string): readonly Place[] {
  const nameWords = wordsOf(item.name);
  const texts = [item.name, category, item.description, item.choices.join("\n")].map(folded);
  const anywhere = texts.map(
    (text): Place =>
      (word) =>
        text.includes(word),
  );
  return [(word) => nameWords.some((named) => named.startsWith(word)), ...anywhere];
}

/** The worst of its words' places; -1 where one is nowhere. */
function rankOf(places: readonly Place[], words: readonly string[]): number {
  const ranks = words.map((word) => places.findIndex((isIn) => isIn(word)));
  return ranks.includes(-1) ? -1 : Math.max(...ranks);
}

interface Ranked {
  readonly rank: number;
}

const byRank = (one: Ranked, other: Ranked) => one.rank - other.rank;

/**
 * Prepares the menu once and answers queries; null for one without a word. Every word must be found with a product:
 * names rank before the category, that before descriptions, and those before choices. Products are sorted by rank within their
 * category, and categories by their best product; what ranks alike stays in the menu's order.
 */
export function prepareSearch(
  sections: readonly SearchableSection[],
): (query: string) => readonly SectionHits[] | null {
  const prepared = sections.map(({ id, name, items }) => ({
    id,
    items: items.map((item) => ({ key: item.key, places: placesIn(item, name) })),
  }));
  return (query) => {
    const words = wordsOf(query);
    if (words.length === 0) return null;
    const found = prepared.flatMap(({ id, items }) => {
      const hits = items
        .map(({ key, places }) => ({ key, rank: rankOf(places, words) }))
        .filter(({ rank }) => rank >= 0)
        .sort(byRank);
      const [best] = hits;
      return best ? [{ id, keys: hits.map(({ key }) => key), rank: best.rank }] : [];
    });
    return found.sort(byRank).map(({ id, keys }) => ({ id, keys }));
  };
}
