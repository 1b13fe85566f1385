import type { CategoryId, ProductId, TagId } from "../menu/menu.ts";
import type { Cents } from "../money/cents.ts";
import type { Instant } from "../time/instant.ts";
import type { Trigger } from "./trigger.ts";

export interface Coupon {
  readonly code: string;
  /** Null: not limited to one product. */
  readonly productId: ProductId | null;
  /** Empty: not limited to categories. */
  readonly categoryIds: readonly CategoryId[];
  /** 0 where it isn't a percentage. */
  readonly percent: number;
  readonly flat: Cents;
  readonly minimumSpend: Cents;
}

/** What points buy. */
export interface RedemptionRule {
  /** Its key in the menu, which stays when rules move. */
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

/** What a menu says of points (R26). */
export interface PointRules {
  readonly redemptions: readonly RedemptionRule[];
  readonly earnings: readonly EarningRule[];
  /** Points to a dollar; null where nobody can pay by points. */
  readonly pointsToDollar: number | null;
  readonly earnsWhenRedeeming: boolean;
}

/** Everything that makes an order cheaper at one store, from the documents that were read. */
export interface Promotions {
  /** In the order of application: by priority, then by id (R18, R19). */
  readonly triggers: readonly Trigger[];
  readonly points: PointRules;
}

export const noPromotions: Promotions = {
  triggers: [],
  points: { redemptions: [], earnings: [], pointsToDollar: null, earnsWhenRedeeming: false },
};
