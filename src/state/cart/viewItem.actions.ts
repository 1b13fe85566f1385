import { atom } from "jotai";
import type { MenuCard } from "../menu/menu.atoms.ts";
import { emitItems } from "./emitItems.ts";

/** Announces that a dish's dialog was opened (R83). */
export const viewItemAtom = atom(null, (get, _set, { category, entry, product }: MenuCard) => {
  const { name, price } = entry;
  emitItems(get, "view-item", [{ id: product.id, name, category: category.name, price, quantity: 1 }]);
});
