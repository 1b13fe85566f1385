import type { Cents } from "../money/cents.ts";
import type { CartLine, CartModifier, RolledItem } from "./cart.ts";

/** An amount over all units, with the tax that it holds (R23). */
export interface PricedPart {
  readonly amount: Cents;
  readonly tax: Cents;
}

export interface PricedModifier extends PricedPart {
  readonly modifier: CartModifier;
  readonly subs: readonly PricedModifier[];
}

/** One rolled-in product with its modifiers. */
export interface PricedRolled extends PricedPart {
  readonly item: RolledItem;
  /** The product itself, at the price that the offer makes it. */
  readonly base: PricedPart;
  readonly modifiers: readonly PricedModifier[];
}

/** A line at its own price, before anything is taken off. */
export interface PricedGoods {
  readonly line: CartLine;
  /** With its modifiers (R14). */
  readonly unit: Cents;
  /** Unit × quantity, without what is rolled in. */
  readonly own: PricedPart;
  /** The product itself: base price × quantity. */
  readonly base: PricedPart;
  readonly modifiers: readonly PricedModifier[];
  readonly rolled: readonly PricedRolled[];
  /** With what is rolled in (R14). */
  readonly total: Cents;
}
