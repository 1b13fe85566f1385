import type { JsonFields } from "../../documents/types.ts";
import { timeIn } from "../documentTime.ts";
import { centsOf } from "../money.ts";
import type { OrderItem } from "../orderBody.ts";
import { idIn, idsIn, isDisabled, listIn, numberIn, recordsIn } from "../reading.ts";
import type { Offer } from "./menuOffer.ts";
import { percentOf } from "./priceChange.ts";
import type { Sale } from "./pricedItem.ts";

export interface RedemptionRule {
  readonly points: number;
  readonly percent: number;
  readonly categoryIds: readonly string[];
  readonly tagIds: readonly string[];
  readonly productIds: readonly string[];
}

/** The rules that are neither disabled nor expired. A rule without Point or DiscountRate is left out (R10). */
export function readRedemptions(menu: JsonFields, asOfMs: number, zone: string): readonly RedemptionRule[] {
  return recordsIn(menu, "RedemptionRules").flatMap((rule) => {
    const points = numberIn(rule, "Point") ?? 0;
    const percent = numberIn(rule, "DiscountRate");
    if (points <= 0 || percent === null || percent < 0 || percent > 100) return [];
    const endMs = timeIn(rule, "ExpiredDate", zone) ?? Number.POSITIVE_INFINITY;
    if (isDisabled(rule) || endMs <= asOfMs) return [];
    const categoryIds = namedIn(rule, "Categories");
    const tagIds = namedIn(rule, "Tags");
    const productIds = productsIn(rule);
    return categoryIds && tagIds && productIds ? { points, percent, categoryIds, tagIds, productIds } : [];
  });
}

/** Null if all listed ids are invalid: without them, the rule would apply to more than it should. */
function namedIn(rule: JsonFields, key: string): readonly string[] | null {
  const named = idsIn(rule, key).filter((id) => id !== "");
  return named.length === 0 && listIn(rule, key).length > 0 ? null : named;
}

/** An id or a list of ids. An empty string means none. */
function productsIn(rule: JsonFields): readonly string[] | null {
  const written = rule["ProductVariant"] ?? "";
  if (Array.isArray(written)) return namedIn(rule, "ProductVariant");
  const one = idIn(rule, "ProductVariant");
  if (one !== "") return [one];
  return typeof written === "string" ? [] : null;
}

/**
 * Two rules with the same points may have different discounts. An order doesn't name the rule, but its price shows
 * which it is.
 */
export function findRedemption(item: OrderItem, offer: Offer, rules: readonly RedemptionRule[]): Sale | null {
  const points = item.RedeemPoints;
  const fitting = rules.filter((rule) => rule.points === points && isFor(rule, offer));
  // R22: DiscountRate applies to the base price, never to modifiers.
  const reduced = fitting.flatMap(({ percent }) => offer.prices.map((price) => price - percentOf(price, percent)));
  const price = reduced.find((each) => each === centsOf(item.UsingUnitPrice)) ?? reduced[0];
  return price === undefined ? null : { offer, price, role: { kind: "redeemed", points: points * item.Quantity } };
}

/** A rule without ids applies to all products, like a coupon. */
function isFor({ categoryIds, tagIds, productIds }: RedemptionRule, offer: Offer): boolean {
  if (categoryIds.length + tagIds.length + productIds.length === 0) return true;
  return (
    productIds.includes(offer.productId) ||
    categoryIds.some((id) => offer.categoryIds.includes(id)) ||
    tagIds.some((id) => offer.tagIds.includes(id))
  );
}
