import type { Cents } from "../money/cents.ts";
import type { CartLine, CartModifier, MealAddOn } from "./cart.ts";

/** An amount for all units, and the tax contained in it (R23). */
export interface PricedPart {
  readonly amount: Cents;
  readonly tax: Cents;
}

export interface PricedModifier extends PricedPart {
  readonly modifier: CartModifier;
  readonly subs: readonly PricedModifier[];
}

/** One rolled-in product with its modifiers. */
export interface PricedAddOn extends PricedPart {
  readonly item: MealAddOn;
  /** The product without modifiers, at the offer's price. */
  readonly base: PricedPart;
  readonly modifiers: readonly PricedModifier[];
}

/** A line's prices before any discount. */
export interface PricedGoods {
  readonly line: CartLine;
  /** Includes modifiers (R14). */
  readonly unit: Cents;
  /** Unit × quantity, without rolled-in items. */
  readonly own: PricedPart;
  /** The product without modifiers: base price × quantity. */
  readonly base: PricedPart;
  readonly modifiers: readonly PricedModifier[];
  readonly mealAddOns: readonly PricedAddOn[];
  /** Includes rolled-in items (R14). */
  readonly total: Cents;
}
