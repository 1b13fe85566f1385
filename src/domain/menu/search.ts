import type { CategoryId } from "./menu.ts";

interface SearchableSection {
  readonly id: CategoryId;
  readonly name: string;
  readonly items: readonly { readonly key: string; readonly name: string; readonly description: string }[];
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

/** The words of a query; none where it contains no letter, digit or emoji. */
export function searchWords(query: string): readonly string[] {
  if (query === "") return [];
  return folded(query)
    .split(/[^\p{L}\p{N}\p{So}]+/u)
    .filter((word) => word !== "");
}

function hasAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

/**
 * Prepares the menu once and answers queries. Every word must be in a product's name, description or category.
 * Categories stay in the menu's order; inside one, products with all words in the name come first.
 */
export function prepareSearch(sections: readonly SearchableSection[]): (query: string) => readonly SectionHits[] {
  const prepared = sections.map(({ id, name, items }) => ({
    id,
    items: items.map((item) => {
      const itemName = folded(item.name);
      return { key: item.key, name: itemName, all: `${itemName}\n${folded(item.description)}\n${folded(name)}` };
    }),
  }));
  return (query) => {
    const words = searchWords(query);
    return prepared.flatMap(({ id, items }) => {
      const hits = items.filter(({ all }) => hasAll(all, words));
      const [byName, byRest] = [true, false].map((isByName) =>
        hits.filter(({ name }) => hasAll(name, words) === isByName),
      );
      const keys = [...(byName ?? []), ...(byRest ?? [])].map(({ key }) => key);
      return keys.length > 0 ? [{ id, keys }] : [];
    });
  };
}
