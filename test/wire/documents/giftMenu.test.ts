import { expect, it } from "vitest";
import type { GiftMenu } from "../../../src/domain/gift/giftCard.ts";
import { sellsGiftCards, soldGiftCards } from "../../../src/domain/gift/soldGiftCards.ts";
import type { Menu } from "../../../src/domain/menu/menu.ts";
import { instantOf } from "../../../src/domain/time/zone.ts";
import { parseGiftMenu } from "../../../src/wire/documents/giftMenu.ts";
import { parseMenu } from "../../../src/wire/documents/menu.ts";

const zone = "Australia/Sydney";
const noon = instantOf({ year: 2026, month: 11, day: 27 }, 720, zone);
const context = { base: "https://shop.example/", note: () => {} };
const card = { Name: "Gift card $25", Price: 25 };

/** Both readings of the same documents: the menu's, and the one that a page with gift cards makes. */
function readBoth(documents: Readonly<Record<string, object>>): { menus: Menu[]; gifts: GiftMenu[] } {
  const each = Object.entries(documents).map(([id, fields]) => ({ id, fields: { ...fields } }));
  return {
    menus: each.map(({ id, fields }) => parseMenu(id, fields, context)),
    gifts: each.map((document) => parseGiftMenu(document, document, context)),
  };
}

const menuOf = (product: object | null, entry: object, rest: object = {}) => ({
  Products: product ? { 951: product } : {},
  SpecialCategories: { SCTypeGiftcard: { SubMenuItems: [entry] } },
  ...rest,
});
const listed = { ProductID: 951 };
const selling = menuOf(card, listed);
const allDay = [{ MenuId: "Lunch", StartTime: "00:00", EndTime: "23:59" }];

it.each<[string, Readonly<Record<string, object>>, boolean]>([
  ["a card of the menu", { DefaultMenu: selling }, true],
  ["no special category", { DefaultMenu: { Products: { 951: card } } }, false],
  ["a sold-out card", { DefaultMenu: menuOf({ ...card, Status: 3 }, listed) }, false],
  ["a card without a product", { DefaultMenu: menuOf(null, listed) }, false],
  ["a card without a price", { DefaultMenu: menuOf({ Name: "Gift card" }, listed) }, false],
  ["a card with the entry's price", { DefaultMenu: menuOf({ Name: "Gift card" }, { ...listed, Price: 30 }) }, true],
  ["another menu than the served one", { DefaultMenu: {}, Lunch: selling }, false],
  ["DefaultMenu, if the served menu has none", { DefaultMenu: selling, Lunch: { MenuTimeSettings: allDay } }, true],
  ["something that isn't a document", { DefaultMenu: { SpecialCategories: 7 } }, false],
])("R73: a menu leads to gift cards exactly if R71 sells one: %s", (_what, documents, isSold) => {
  const { menus, gifts } = readBoth(documents);
  expect(soldGiftCards(gifts, noon, zone).length > 0).toBe(isSold);
  expect(sellsGiftCards(menus, noon, zone)).toBe(isSold);
});
