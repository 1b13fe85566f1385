import { prepareSearch } from "../../domain/menu/search.ts";
import type { MenuSearch, PrepareMenuSearch } from "../../parts/menu-extras/menuExtras.atoms.ts";

/** Prepares a search for products in these sections of a menu. */
export const searchMenu: PrepareMenuSearch = (sections, cards, groups, inChinese): MenuSearch => {
  // R103: a text is found in both languages.
  const both = (text: string, group?: string) => {
    const chinese = inChinese(text, group);
    return chinese === text ? text : `${text}\n${chinese}`;
  };
  const known = new Map(sections.map((section) => [section.id, section]));
  const search = prepareSearch(
    sections.map(({ id, name, keys }) => ({
      id,
      name: both(cards.get(keys[0] ?? "")?.category.name ?? name),
      items: keys.flatMap((key) => {
        const card = cards.get(key);
        if (!card) return [];
        const { groupIds, description } = card.product;
        const choices = groupIds.flatMap((groupId) => {
          const group = groups.get(groupId);
          return group?.modifiers.map((modifier) => both(modifier.name, group.name)) ?? [];
        });
        return [{ key, name: both(card.entry.name), description: both(description), choices }];
      }),
    })),
  );
  return (query) =>
    search(query)?.flatMap(({ id, keys }) => {
      const section = known.get(id);
      return section ? [{ id, name: section.name, style: section.style, keys }] : [];
    }) ?? null;
};
