import { type ListedProduct, listedProducts } from "../../../../src/domain/menu/listedProducts.ts";
import { error, warning } from "../finding.ts";
import { type Fault, of, placeIn } from "./fault.ts";
import type { MenuRead } from "./readStores.ts";

export const inDollars = (cents: number) =>
  (cents / 100).toLocaleString("en-AU", { style: "currency", currency: "AUD" });

export const orCents = (price: number) => `Write ${(price / 10_000).toFixed(2)} if it is.`;

/** Above it, most prices of a menu are cents. */
const high = 50_000;
/** A dish isn't so many times dearer than those beside it. */
const manyTimes = 50;

/** Prices that may be cents: 480 for $4.80. */
export function priceFaults(read: MenuRead): Fault[] {
  const listed = listedProducts(read.menu);
  const prices = listed.map(({ entry }) => entry.price).sort((one, other) => one - other);
  const fix = "Write dollars: 19 for $19.00.";
  const areHigh = prices.filter((price) => price > high).length;
  if (listed.length > 1 && areHigh * 2 > listed.length) {
    const message = `${areHigh} of ${listed.length} prices are above $500: are they cents?`;
    return [of("cents", error(read.path, message, fix))];
  }
  if (listed.length > 2 && prices.every(isRound)) {
    const message = `All of the ${listed.length} prices are whole dollars from $100: are they cents?`;
    return [of("cents", warning(read.path, message, fix))];
  }
  return dishFaults(read, listed, middleOf(prices));
}

function middleOf(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Whole dollars from $100, as cents look. */
export const isRound = (price: number) => price >= 10_000 && price % 100 === 0;

function dishFaults({ path }: MenuRead, listed: readonly ListedProduct[], usual: number): Fault[] {
  const beside = Map.groupBy(listed, ({ category }) => category.id);
  const found = listed.flatMap(({ category, entry: { name, price }, product }) => {
    const others = (beside.get(category.id) ?? []).map(({ entry }) => entry.price).filter((each) => !isRound(each));
    const isFar = usual > 0 && price > high && price > usual * manyTimes;
    const about = isLikeInCents(price, others) ? middleOf(others.sort((one, other) => one - other)) : isFar && usual;
    return about === false ? [] : [{ id: product.id, name, price, about }];
  });
  const first = found.filter(({ id }, at) => found.findIndex((each) => each.id === id) === at);
  return first.map(({ id, name, price, about }) => {
    const message = `${name} costs ${inDollars(price)}, where others cost about ${inDollars(about)}: is it in cents?`;
    return of("cents", warning(placeIn(path, ["Products", id]), message, orCents(price)));
  });
}

/**
 * Whether as many cents would be about what the others of its category cost. So a banquet, or a whole pig beside mains, is
 * none.
 */
function isLikeInCents(price: number, others: readonly number[]): boolean {
  if (!isRound(price) || others.length === 0) return false;
  const meant = price / 100;
  return meant * 1.5 >= Math.min(...others) && meant <= Math.max(...others) * 1.5;
}
