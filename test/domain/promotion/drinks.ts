import type { Menu } from "../../../src/domain/menu/menu.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { buildMenu, buildProduct } from "../../support/buildMenu.ts";

export const cola = buildProduct("cola", { price: cents(500), tagIds: ["cold"] });
export const juice = buildProduct("juice", { price: cents(450), categoryIds: ["drinks"], fixedPrice: cents(200) });
export const patty = buildProduct("patty");

/** A menu with a burger, and two drinks that may be rolled into it. */
export const menu: Menu = buildMenu({ Burgers: [patty], Drinks: [cola], Fresh: [juice] });
