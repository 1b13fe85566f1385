import type { JsonFields } from "../../documents/types.ts";
import { findOffer } from "../pricing/menuOffer.ts";
import { fieldsIn, idIn, recordsIn, textIn } from "../reading.ts";

/** R72: the category in a gift order's items, and the special category in which a menu lists gift cards. */
const giftCategory = "SCTypeGiftcard";

/** R71: the menu that is served, else DefaultMenu; null if neither sells gift cards. */
export function giftMenuOf(menus: readonly (JsonFields | null | undefined)[]): JsonFields | null {
  return menus.find((menu) => menu && sellsGifts(menu)) ?? null;
}

/** The menu with only its gift cards. */
export function giftsAlone(menu: JsonFields): JsonFields {
  return { Products: fieldsIn(menu, "Products"), Categories: [{ ID: giftCategory, SubMenuItems: entriesOf(menu) }] };
}

/** The names of this card in the menu: those of its entries and of its product. */
export function giftNames(menu: JsonFields, productId: string): readonly string[] {
  const entries = entriesOf(menu).filter((entry) => idIn(entry, "ProductID") === productId);
  const product = fieldsIn(fieldsIn(menu, "Products"), productId);
  return [...entries, product].map((each) => textIn(each, "Name")).filter(Boolean);
}

function sellsGifts(menu: JsonFields): boolean {
  const gifts = giftsAlone(menu);
  return entriesOf(menu).some((entry) => findOffer(gifts, giftCategory, idIn(entry, "ProductID"))?.isSoldOut === false);
}

function entriesOf(menu: JsonFields): readonly JsonFields[] {
  return recordsIn(fieldsIn(fieldsIn(menu, "SpecialCategories"), giftCategory), "SubMenuItems");
}
