import type { CategoryId, ProductId, TagId } from "../menu/menu.ts";
import type { Cents } from "../money/cents.ts";
import type { ChineseTexts } from "../store/storeTexts.ts";
import type { Instant } from "../time/instant.ts";
import type { Trigger } from "./trigger.ts";

export interface Coupon {
  readonly code: string;
  /** Null if it isn't limited to one product. */
  readonly productId: ProductId | null;
  /** Empty if it isn't limited to categories. */
  readonly categoryIds: readonly CategoryId[];
  /** 0 if it isn't a percentage. */
  readonly percent: number;
  readonly flat: Cents;
  readonly minimumSpend: Cents;
}

/** A product or discount that points can be spent on. */
export interface RedemptionRule {
  /** Its key in the menu, which stays the same when rules are reordered. */
  readonly key: string;
  readonly name: string;
  readonly points: number;
  readonly categoryIds: readonly CategoryId[];
  readonly tagIds: readonly TagId[];
  readonly productIds: readonly ProductId[];
  readonly expiresAt: Instant | null;
  readonly discountRate: number;
}

/** Points earned for an amount spent. */
export interface EarningRule {
  readonly spent: Cents;
  readonly points: number;
}

/** The rules about points in a menu (R26). */
export interface PointRules {
  readonly redemptions: readonly RedemptionRule[];
  readonly earnings: readonly EarningRule[];
  /** Points per dollar; null if orders can't be paid by points. */
  readonly pointsToDollar: number | null;
  readonly earnsWhenRedeeming: boolean;
}

/** Everything that can make an order cheaper at one store, from the documents that have loaded. */
export interface Promotions {
  /** In the order in which they are applied: by priority, then by id (R18, R19). */
  readonly triggers: readonly Trigger[];
  readonly points: PointRules;
  readonly texts?: ChineseTexts;
}

export const noPromotions: Promotions = {
  triggers: [],
  points: { redemptions: [], earnings: [], pointsToDollar: null, earnsWhenRedeeming: false },
};
