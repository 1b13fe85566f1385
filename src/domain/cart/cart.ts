import type { CategoryId, ModifierGroupId, ModifierId, ProductId, TagId } from "../menu/menu.ts";
import type { Cents } from "../money/cents.ts";
import type { Instant } from "../time/instant.ts";

export type LineId = string;
export type TriggerId = string;

/** Why something isn't available now: it stays in the cart, and its price doesn't count (R14). */
export type Lack = "sold-out" | "unavailable";

/** A modifier as a menu offers it. */
export interface ModifierListing {
  readonly groupId: ModifierGroupId;
  readonly groupName: string;
  readonly modifierId: ModifierId;
  /** What it is called at every store of a company; "" where nobody gave it a code. */
  readonly code: string;
  readonly name: string;
  readonly price: Cents;
  readonly taxRate: number;
}

/** A chosen modifier as it stood on the menu when the cart last looked. */
export interface CartModifier extends ModifierListing {
  /** Per unit of what it belongs to. */
  readonly quantity: number;
  readonly subs: readonly CartModifier[];
  /** Below one that isn't available, nothing counts either. */
  readonly lack: Lack | null;
  /** As it was picked, where another store tells it otherwise: the next store is searched for this. */
  readonly origin: ModifierListing | null;
}

/** Points given for a lower price. The rule as it stood on the menu when the cart last looked. */
export interface Redemption {
  readonly ruleKey: string;
  readonly name: string;
  /** For each unit. */
  readonly points: number;
  /** Percent off the base price; modifiers stay at their own (R22). */
  readonly discountRate: number;
}

/** Roll-into-meal: one product that comes with one unit of a line, at a lower price (R21). */
export interface RolledItem {
  readonly triggerId: TriggerId;
  readonly productId: ProductId;
  readonly categoryId: CategoryId;
  readonly categoryName: string;
  readonly code: string;
  readonly name: string;
  /** Of one, without modifiers, as the menu has it. */
  readonly price: Cents;
  /** What the offer makes of it. */
  readonly reducedPrice: Cents;
  readonly taxRate: number;
  readonly preparationMinutes: number;
  readonly modifiers: readonly CartModifier[];
}

export interface LineListing {
  readonly productId: ProductId;
  /** The menu's entry that it was picked from; with the category, the card's key. */
  readonly entryId: string;
  readonly categoryId: CategoryId;
  readonly categoryName: string;
  /** The ProductCode, what it is called at every store of a company; "" where nobody gave it one. */
  readonly code: string;
  readonly name: string;
  readonly photo: string | null;
  /** Of one unit, without modifiers. */
  readonly price: Cents;
  readonly taxRate: number;
  readonly rewardPoints: number;
  readonly preparationMinutes: number;
  /** For conditions and outcomes of offers (R17). */
  readonly categoryIds: readonly CategoryId[];
  readonly tagIds: readonly TagId[];
  /** What an offer may make its price; null where the menu names nothing (R18). */
  readonly fixedPrice: Cents | null;
}

/** One line. It carries what it needs to be shown and priced, so a cart is whole before the menu has loaded. */
export interface CartLine extends LineListing {
  readonly id: LineId;
  readonly quantity: number;
  readonly modifiers: readonly CartModifier[];
  readonly redemption: Redemption | null;
  /** In the order in which they were added. */
  readonly rolled: readonly RolledItem[];
  readonly lack: Lack | null;
  /** As it was picked, where another store tells it otherwise: the next store is searched for this. */
  readonly origin: LineListing | null;
  readonly note: string;
  readonly addedAt: Instant;
}

export interface Cart {
  readonly lines: readonly CartLine[];
}

export const emptyCart: Cart = { lines: [] };
