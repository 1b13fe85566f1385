import type { PricedGoods } from "../cart/pricedLine.ts";
import type { CategoryId, TagId } from "../menu/menu.ts";
import type { Condition, Outcome } from "./trigger.ts";

export type Counted = Pick<PricedGoods["line"], "categoryId" | "categoryIds" | "tagIds" | "productId">;

/** R17: a line belongs to the category that it was picked from, and to the product's own categories. */
export function isOfCategory(line: Counted, id: CategoryId): boolean {
  return line.categoryId === id || line.categoryIds.includes(id);
}

export function fits(line: Counted, { kind, id }: Pick<Condition | Outcome, "kind" | "id">): boolean {
  if (kind === "product") return line.productId === id;
  return kind === "category" ? isOfCategory(line, id) : line.tagIds.includes(id);
}

/** The lines that count for offers, indexed, because many offers ask for the same categories and tags. */
export interface Basket {
  readonly ofCategory: (id: CategoryId) => readonly PricedGoods[];
  readonly ofTag: (id: TagId) => readonly PricedGoods[];
  /** The number of units that count for a condition. */
  readonly count: (condition: Condition) => number;
}

function fileUnder(index: Map<string, PricedGoods[]>, ids: Iterable<string>, goods: PricedGoods): void {
  for (const id of ids) {
    const filed = index.get(id);
    if (filed) filed.push(goods);
    else index.set(id, [goods]);
  }
}

function unitsOf(lines: readonly PricedGoods[]): number {
  return lines.reduce((units, { line }) => units + line.quantity, 0);
}

/** R17: redeemed and unavailable lines don't count for offers, and neither do rolled-in items. */
export function countsForOffers({ line }: PricedGoods): boolean {
  return line.redemption === null && line.unavailability === null;
}

export function basketOf(goods: readonly PricedGoods[]): Basket {
  const categories = new Map<string, PricedGoods[]>();
  const tags = new Map<string, PricedGoods[]>();
  for (const each of goods.filter(countsForOffers)) {
    fileUnder(categories, new Set([each.line.categoryId, ...each.line.categoryIds]), each);
    fileUnder(tags, new Set(each.line.tagIds), each);
  }
  const counts = new Map<Condition["kind"], Map<string, number>>([
    ["category", new Map([...categories].map(([id, lines]) => [id, unitsOf(lines)]))],
    ["tag", new Map([...tags].map(([id, lines]) => [id, unitsOf(lines)]))],
  ]);
  return {
    ofCategory: (id) => categories.get(id) ?? [],
    ofTag: (id) => tags.get(id) ?? [],
    count: ({ kind, id }) => counts.get(kind)?.get(id) ?? 0,
  };
}
