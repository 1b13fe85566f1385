import { giftCategoryId } from "../../domain/gift/giftCard.ts";
import { entryPrice } from "../../domain/menu/entryPrice.ts";
import { withForcedFits } from "../../domain/menu/forcedFits.ts";
import { withLinkedLabels } from "../../domain/menu/linkedLabels.ts";
import type { Menu } from "../../domain/menu/menu.ts";
import { withTakenMarks } from "../../domain/menu/takenMarks.ts";
import { dollars, id } from "../kinds.ts";
import { type Fields, type ReadingContext, read, readKeyed, readRecord, readRecords } from "../reading.ts";
import { menuFields, parseDishes } from "./dishes.ts";
import { parseModifierGroup } from "./modifierGroup.ts";

/** As `giftMenu.ts` reads them, which a page with gift cards loads. */
function sellsGiftCards(fields: Fields, { products }: Menu): boolean {
  const listed = readRecords(readRecord(readRecord(fields, "SpecialCategories"), giftCategoryId), "SubMenuItems");
  return listed.some((entry) => {
    const product = products.get(read(entry, "ProductID", id, null) ?? "");
    return product && !product.isSoldOut && entryPrice(read(entry, "Price", dollars, null), product.price) !== null;
  });
}

export function parseMenu(documentId: string, values: unknown, context: ReadingContext): Menu {
  const fields = menuFields(documentId, values, context);
  const groups = readKeyed(fields, "ModifierGroups").map(
    ([key, group]) => [key, parseModifierGroup(key, group)] as const,
  );
  const menu = withTakenMarks(withForcedFits(withLinkedLabels(parseDishes(documentId, fields, new Map(groups)))));
  return sellsGiftCards(fields, menu) ? { ...menu, sellsGiftCards: true } : menu;
}
