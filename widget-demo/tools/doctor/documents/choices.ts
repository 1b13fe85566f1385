import { listedProducts } from "../../../../src/domain/menu/listedProducts.ts";
import { dollars } from "../../../../src/wire/kinds.ts";
import { type Fields, readKeyed, readRecords } from "../../../../src/wire/reading.ts";
import { warning } from "../finding.ts";
import { type Fault, of } from "./fault.ts";
import { inDollars, isRound, orCents } from "./prices.ts";
import type { MenuRead } from "./readStores.ts";

/** The modifiers of a group, which are a list or an object. */
export function modifiersIn(group: Fields): readonly Fields[] {
  if (Array.isArray(group.values["Modifiers"])) return readRecords(group, "Modifiers");
  return readKeyed(group, "Modifiers").map(([, modifier]) => modifier);
}

/** Choices without tax at dishes that have it, prices that may be cents, and those of parts of a cent. */
export function choiceFaults(read: MenuRead): Fault[] {
  const { fields } = read;
  const groups = readKeyed(fields, "ModifierGroups");
  const modifiers = groups.flatMap(([, group]) => modifiersIn(group));
  const entries = readRecords(fields, "Categories").flatMap((category) => readRecords(category, "SubMenuItems"));
  const products = readKeyed(fields, "Products").map(([, product]) => product);
  return [
    ...untaxed(read, groups),
    ...inCents(read, groups),
    ...[...products, ...entries, ...modifiers].flatMap(partOfACent),
  ];
}

function untaxed({ menu }: MenuRead, groups: readonly (readonly [string, Fields])[]): Fault[] {
  const taxed = new Map(
    listedProducts(menu)
      .filter(({ product }) => product.taxRate > 0)
      .flatMap(({ entry, product }) => product.groupIds.map((groupId) => [groupId, entry.name] as const)),
  );
  return groups.flatMap(([key, group]) => {
    const dish = taxed.get(key);
    const free = modifiersIn(group).filter(
      ({ values }) => (values["TaxRate"] ?? null) === null && costs(values["Price"]),
    );
    if (dish === undefined) return [];
    return free.map(({ path, values }) => {
      const message = `${values["Name"] ?? "It"} has no TaxRate, so its price has no GST, though ${dish} has.`;
      return of("untaxed", warning(path, message, "Write 0.1, or 0 where there is no GST."));
    });
  });
}

/** A bottle adds a few times what the glass costs, and 80 for $0.80 many times. */
const manyTimes = 6;

/** Whole dollars that add many times what the dearest of their dishes costs. */
function inCents({ menu }: MenuRead, groups: readonly (readonly [string, Fields])[]): Fault[] {
  const listed = listedProducts(menu);
  return groups.flatMap(([key, group]) => {
    const dishes = listed.flatMap(({ entry, product }) => (product.groupIds.includes(key) ? entry : []));
    const [dearest] = dishes.filter(({ price }) => !isRound(price)).sort((one, other) => other.price - one.price);
    if (!dearest || dearest.price === 0) return [];
    return modifiersIn(group).flatMap(({ path, values }) => {
      const price = dollars.of(values["Price"]) ?? 0;
      if (price % 100 !== 0 || price <= dearest.price * manyTimes) return [];
      const message = `${values["Name"] ?? "It"} adds ${inDollars(price)}, though ${dearest.name} costs ${inDollars(dearest.price)}: is it in cents?`;
      return [of("choice in cents", warning(path, message, orCents(price)))];
    });
  });
}

function costs(price: unknown): boolean {
  return (dollars.of(price) ?? 0) > 0;
}

function partOfACent({ path, values: { Price: price } }: Fields): Fault[] {
  if (typeof price !== "number" || Math.abs(price * 100 - Math.round(price * 100)) < 1e-6) return [];
  const seen = dollars.of(price);
  if (seen === undefined || seen < 0) return [];
  const message = `It is ${price}, so diners see $${(seen / 100).toFixed(2)}.`;
  return [of("part of a cent", warning(`${path}.Price`, message, "Write two decimals."))];
}
