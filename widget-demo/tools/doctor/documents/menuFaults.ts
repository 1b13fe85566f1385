import { defaultMost } from "../../../../src/domain/menu/groupLimits.ts";
import { listedProducts } from "../../../../src/domain/menu/listedProducts.ts";
import type { Modifier, ModifierGroup } from "../../../../src/domain/menu/menu.ts";
import { giftProductIds } from "../../../../src/wire/documents/giftMenu.ts";
import { taxRate } from "../../../../src/wire/kinds.ts";
import { type Fields, read, readKeyed } from "../../../../src/wire/reading.ts";
import { error, ok, warning } from "../finding.ts";
import { choiceFaults } from "./choices.ts";
import { listOf } from "./consequences.ts";
import { type Fault, of, placeIn } from "./fault.ts";
import { isReadable, linkFaults } from "./links.ts";
import { priceFaults } from "./prices.ts";
import { type MenuRead, reading } from "./readStores.ts";

/** What is wrong with a menu, besides the types of its values. */
export function menuFaults(menu: MenuRead): Fault[] {
  return [
    ...linkFaults(menu),
    ...emptyFault(menu),
    ...priceFaults(menu),
    ...taxFaults(menu),
    ...groupFaults(menu),
    ...choiceFaults(menu),
  ];
}

/** The ids of the gift cards that it sells. */
export function giftsOf({ id, fields }: MenuRead): readonly string[] {
  return giftProductIds({ id, fields: fields.values }, reading);
}

function emptyFault(menu: MenuRead): Fault[] {
  if (!isReadable(menu.fields)) return [];
  if (listedProducts(menu.menu).length > 0 || giftsOf(menu).length > 0) return [];
  const isWritten = listOf(menu.fields.values["Categories"]).length > 0;
  const message = isWritten ? "None of its dishes can be shown." : "It has no Categories with dishes.";
  return [of("empty", error(menu.path, `${message} Diners read that the menu is empty.`, "Add dishes to a category."))];
}

function taxFaults({ path, fields, menu }: MenuRead): Fault[] {
  const dishes = listedProducts(menu);
  const listed = new Set(dishes.map(({ product }) => product.id));
  const products = readKeyed(fields, "Products").filter(([key]) => listed.has(key));
  const silent = products.filter(([, { values }]) => (values["TaxRate"] ?? null) === null);
  const fix = "Write 0.1, or 0 where there is no GST.";
  if (products.length > 0 && silent.length === products.length) {
    return [of("tax", warning(path, "No dish has a TaxRate, so receipts say GST $0.00.", fix))];
  }
  const taxed = dishes.find(({ product }) => product.taxRate > 0);
  const untaxed = silent.flatMap(([key, product]) => {
    const dish = dishes.find((each) => each.product.id === key && each.entry.price > 0);
    if (!dish || !taxed) return [];
    const message = `${dish.entry.name} has no TaxRate, so its price has no GST, though ${taxed.entry.name} has.`;
    return [of("untaxed dish", warning(product.path, message, fix))];
  });
  return [...untaxed, ...products.flatMap(([, product]) => taxFault(product))];
}

/** No country of the shop's has such a tax on food. */
const isOdd = (share: number) => share > 0 && (share < 0.05 || share > 0.3);

function taxFault(product: Fields): Fault[] {
  const rate = read(product, "TaxRate", taxRate, 0);
  const written = product.values["TaxRate"];
  const place = `${product.path}.TaxRate`;
  const message = `TaxRate ${written} is read as ${Math.round(rate * 1e4) / 100} %`;
  if (isOdd(rate)) return [of("odd tax", warning(place, `${message}: is that its GST?`, "Write 0.1 for 10 %."))];
  return written === rate || rate === 0 ? [] : [of("tax in percent", ok(place, `${message}.`))];
}

/** How many units a diner can choose of these modifiers. */
function mostOf(modifiers: readonly Modifier[], includesQuantity: boolean): number {
  return includesQuantity
    ? modifiers.reduce((sum, { maximum }) => sum + (maximum ?? defaultMost), 0)
    : modifiers.length;
}

/** A group without modifiers is left out, and asks for nothing. */
function groupFaults({ path, menu }: MenuRead): Fault[] {
  const used = new Map(
    listedProducts(menu)
      .filter(({ product }) => !product.isSoldOut)
      .flatMap(({ entry, product }) => product.groupIds.map((groupId) => [groupId, entry.name] as const)),
  );
  return [...menu.groups.values()].flatMap((group) => {
    const dish = used.get(group.id);
    if (dish === undefined || group.modifiers.length === 0 || !group.isForced) return [];
    const place = placeIn(path, ["ModifierGroups", group.id]);
    return [...groupFault(place, group, dish), ...soldOutFault(place, group, dish, menu)];
  });
}

function groupFault(place: string, group: ModifierGroup, dish: string): Fault[] {
  const most = mostOf(group.modifiers, group.includesQuantity);
  if (group.isSingle || group.minimum <= most) return [];
  const message = `It asks for ${group.minimum} choices and allows ${most}, so ${dish} can't be ordered.`;
  return [of("forced", error(place, message, "Lower MinimumSelection, or add choices."))];
}

/** R11: a choice is sold out with the product that it links to. */
function soldOutFault(place: string, group: ModifierGroup, dish: string, menu: MenuRead["menu"]): Fault[] {
  const left = group.modifiers.filter(({ linkedProductId: id }) => !(id !== null && menu.products.get(id)?.isSoldOut));
  const least = group.isSingle ? 1 : group.minimum;
  const most = mostOf(left, group.includesQuantity);
  if (left.length === group.modifiers.length || most >= least) return [];
  const what =
    most === 0 ? "All of its choices are sold out" : `It asks for ${least} choices, and all but ${most} are sold out`;
  const fix = `Mark ${dish} as sold out, too, or add a choice.`;
  return [of("sold out", warning(place, `${what}, so ${dish} can't be ordered.`, fix))];
}
