import { type GiftCard, type GiftMenu, giftCategoryId } from "../../domain/gift/giftCard.ts";
import { entryPrice } from "../../domain/menu/entryPrice.ts";
import type { ProductId } from "../../domain/menu/menu.ts";
import { dollars, id } from "../kinds.ts";
import {
  documentFields,
  type Fields,
  firstOfEach,
  leaveOutOfList,
  type ReadingContext,
  read,
  readKeyed,
  readRecord,
  readRecords,
} from "../reading.ts";
import type { DocumentJson } from "./firestoreJson.ts";
import { parseProduct } from "./product.ts";
import { collecting, shownText } from "./shownText.ts";
import { parseTime } from "./wallPeriod.ts";

function entriesOf(menu: Fields): readonly Fields[] {
  return readRecords(readRecord(readRecord(menu, "SpecialCategories"), giftCategoryId), "SubMenuItems");
}

function menuFields({ id: menuId, fields }: DocumentJson, context: ReadingContext): Fields {
  const path = `Menus/${menuId}`;
  return documentFields(fields, path, context) ?? { values: {}, path, context };
}

/** The ids of the products that a menu lists as gift cards, so that no dishes are read. */
export function giftProductIds(document: DocumentJson, context: ReadingContext): readonly ProductId[] {
  const ids = entriesOf(menuFields(document, context)).map((entry) => read(entry, "ProductID", id, null));
  return [...new Set(ids.filter((each) => each !== null))];
}

function parseCard(entry: Fields, products: ReadonlyMap<string, Fields>): GiftCard[] {
  const productId = read(entry, "ProductID", id, null);
  const fields = productId === null ? undefined : products.get(productId);
  const product = productId !== null && fields ? parseProduct(productId, fields, new Map(), new Map()) : null;
  if (!product) return leaveOutOfList(entry, "its product is not in the menu");
  const price = entryPrice(read(entry, "Price", dollars, null), product.price);
  if (price === null) return leaveOutOfList(entry, "it has no price");
  // A sold-out gift card can't be bought, so it isn't listed. This isn't a mistake to note.
  if (product.isSoldOut) return [];
  const { description, photo, largePhoto, photoFocus, taxRate } = product;
  const name = shownText(entry, "Name") || product.name || product.code || product.id;
  return [{ productId: product.id, name, description, photo, largePhoto, photoFocus, price, taxRate }];
}

/** `products` contains the same document's products, but only gift cards. */
export function parseGiftMenu(menu: DocumentJson, products: DocumentJson | null, given: ReadingContext): GiftMenu {
  const context = collecting(given);
  const fields = menuFields(menu, context);
  const known = new Map(products ? readKeyed(menuFields(products, context), "Products") : []);
  const cards = entriesOf(fields).flatMap((entry) => parseCard(entry, known));
  return {
    id: menu.id,
    times: readRecords(fields, "MenuTimeSettings").flatMap(parseTime),
    cards: firstOfEach(fields, giftCategoryId, cards, ({ productId }) => productId),
    texts: context.chinese,
  };
}
