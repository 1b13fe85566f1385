import type { Labels } from "../menu/labels.ts";
import type { CategoryId, ModifierGroupId, ModifierId, ProductId, TagId } from "../menu/menu.ts";
import type { Cents } from "../money/cents.ts";
import type { Instant } from "../time/instant.ts";

export type LineId = string;
export type TriggerId = string;

/** Why an item isn't available now. It stays in the cart, but its price doesn't count (R14). */
export type Unavailability = "sold-out" | "unavailable";

/** A modifier as the menu lists it. */
export interface ModifierListing {
  readonly groupId: ModifierGroupId;
  readonly groupName: string;
  readonly modifierId: ModifierId;
  /** The modifier's code, which is the same at every store of a company; "" if it has none. */
  readonly code: string;
  readonly name: string;
  readonly price: Cents;
  readonly taxRate: number;
  readonly labels: Labels;
}

/** A chosen modifier, as the menu listed it when the cart was last refreshed. */
export interface CartModifier extends ModifierListing {
  /** Per unit of the product or modifier that it belongs to. */
  readonly quantity: number;
  readonly subs: readonly CartModifier[];
  /** If a modifier is unavailable, its sub-modifiers don't count either. */
  readonly unavailability: Unavailability | null;
  /**
   * As it was picked, if the current store lists it differently. The next store is searched for this. Null if it is the
   * same.
   */
  readonly origin: ModifierListing | null;
}

/** A lower price paid for with points. The rule as the menu had it when the cart was last refreshed. */
export interface Redemption {
  readonly ruleKey: string;
  readonly name: string;
  /** Per unit. */
  readonly points: number;
  /** Percent off the base price. Modifiers keep their own price (R22). */
  readonly discountRate: number;
}

/** Roll-into-meal: one product that is added to one unit of a line at a lower price (R21). */
export interface MealAddOn {
  readonly triggerId: TriggerId;
  readonly productId: ProductId;
  readonly categoryId: CategoryId;
  readonly categoryName: string;
  readonly code: string;
  readonly name: string;
  /** The menu's price for one unit, without modifiers. */
  readonly price: Cents;
  /** The price after the offer's discount. */
  readonly reducedPrice: Cents;
  readonly taxRate: number;
  readonly preparationMinutes: number;
  readonly labels: Labels;
  readonly modifiers: readonly CartModifier[];
}

export interface LineListing {
  readonly productId: ProductId;
  /** The menu entry that it was picked from. Together with the category it is the key of a menu card. */
  readonly entryId: string;
  readonly categoryId: CategoryId;
  readonly categoryName: string;
  /** ProductCode, which is the same at every store of a company; "" if it has none. */
  readonly code: string;
  readonly name: string;
  readonly photo: string | null;
  /** What a crop of the photo keeps. */
  readonly photoFocus: string | null;
  /** For one unit, without modifiers. */
  readonly price: Cents;
  readonly taxRate: number;
  readonly rewardPoints: number;
  readonly preparationMinutes: number;
  /** Used by the conditions and outcomes of offers (R17). */
  readonly categoryIds: readonly CategoryId[];
  readonly tagIds: readonly TagId[];
  /** The price that an offer may set; null if the menu has none (R18). */
  readonly fixedPrice: Cents | null;
  readonly labels: Labels;
}

/** A line contains everything needed to show and price it, so the cart is complete before the menu has loaded. */
export interface CartLine extends LineListing {
  readonly id: LineId;
  readonly quantity: number;
  readonly modifiers: readonly CartModifier[];
  readonly redemption: Redemption | null;
  /** Oldest first. */
  readonly mealAddOns: readonly MealAddOn[];
  readonly unavailability: Unavailability | null;
  /**
   * As it was picked, if the current store lists it differently. The next store is searched for this. Null if it is the
   * same.
   */
  readonly origin: LineListing | null;
  readonly note: string;
  readonly addedAt: Instant;
}

export interface Cart {
  readonly lines: readonly CartLine[];
}

export const emptyCart: Cart = { lines: [] };
