import type { CartLine, Redemption } from "../cart/cart.ts";
import { type ListedProduct, listedProducts } from "../menu/listedProducts.ts";
import type { Menu, Product } from "../menu/menu.ts";
import { type Cents, cents } from "../money/cents.ts";
import { percentOf } from "../money/rounding.ts";
import type { Instant } from "../time/instant.ts";
import { type Counted, isOfCategory } from "./basket.ts";
import { isRedeemable } from "./points.ts";
import type { PointRules, RedemptionRule } from "./promotions.ts";

/** A rule that names no categories, tags or products applies to everything. */
function isForRule(line: Counted, { categoryIds, tagIds, productIds }: RedemptionRule): boolean {
  if (categoryIds.length + tagIds.length + productIds.length === 0) return true;
  return (
    productIds.includes(line.productId) ||
    categoryIds.some((id) => isOfCategory(line, id)) ||
    tagIds.some((id) => line.tagIds.includes(id))
  );
}

export function redemptionBy({ key, name, points, discountRate }: RedemptionRule): Redemption {
  return { ruleKey: key, name, points, discountRate };
}

/** The rule of a redeemed line; null if it no longer allows the redemption. */
export function ruleOf(line: CartLine, { redemptions }: PointRules, now: Instant): RedemptionRule | null {
  const rule = redemptions.find(({ key }) => key === line.redemption?.ruleKey);
  return rule && isRedeemable(rule, now) && isForRule(line, rule) ? rule : null;
}

/** A product of the menu that can be redeemed with points. */
export interface RedemptionOffer extends ListedProduct {
  readonly rule: RedemptionRule;
  /** Without modifiers. */
  readonly price: Cents;
}

/** The products that can be redeemed, rule by rule, in the order of the menu. Each product occurs once per rule. */
export function redemptionOffers(menu: Menu, { redemptions }: PointRules, now: Instant): readonly RedemptionOffer[] {
  const listed = listedProducts(menu).filter(({ product }) => !product.isSoldOut);
  return redemptions
    .filter((rule) => isRedeemable(rule, now))
    .flatMap((rule) => {
      const seen = new Set<Product>();
      return listed.flatMap(({ category, entry, product }): RedemptionOffer[] => {
        if (seen.has(product)) return [];
        if (!isForRule({ categoryId: category.id, productId: product.id, ...product }, rule)) return [];
        seen.add(product);
        const price = cents(entry.price - percentOf(entry.price, rule.discountRate));
        return [{ rule, category, entry, product, price }];
      });
    });
}
