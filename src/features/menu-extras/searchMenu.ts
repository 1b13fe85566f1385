import { prepareSearch } from "../../domain/menu/search.ts";
import type { MenuSearch, PrepareMenuSearch } from "../../parts/menu-extras/menuExtras.atoms.ts";

/** Prepares a search for products in these sections of a menu. */
export const searchMenu: PrepareMenuSearch = (sections, cards, groups): MenuSearch => {
  const names = new Map(sections.map(({ id, name }) => [id, name]));
  const search = prepareSearch(
    sections.map(({ id, name, keys }) => ({
      id,
      name,
      items: keys.flatMap((key) => {
        const card = cards.get(key);
        if (!card) return [];
        const { groupIds, description } = card.product;
        const modifiers = groupIds.flatMap((groupId) => groups.get(groupId)?.modifiers ?? []);
        return [{ key, name: card.entry.name, description, choices: modifiers.map((modifier) => modifier.name) }];
      }),
    })),
  );
  return (query) => search(query)?.map(({ id, keys }) => ({ id, name: names.get(id) ?? "", keys })) ?? null;
};
