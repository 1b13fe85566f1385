import type { Cents } from "../money/cents.ts";
import type { CartLine, CartModifier } from "./cart.ts";

/** An amount over all units, with the tax that it holds (R23). */
export interface PricedPart {
  readonly amount: Cents;
  readonly tax: Cents;
}

export interface PricedModifier extends PricedPart {
  readonly modifier: CartModifier;
  readonly subs: readonly PricedModifier[];
}

export interface PricedLine {
  readonly line: CartLine;
  /** With its modifiers (R14). */
  readonly unit: Cents;
  readonly total: Cents;
  readonly tax: Cents;
  /** The product itself: base price × quantity. */
  readonly base: PricedPart;
  readonly modifiers: readonly PricedModifier[];
}

/** A cart that explains its sum. Discounts, fees and surcharges join here. */
export interface PricedCart {
  readonly lines: readonly PricedLine[];
  readonly subtotal: Cents;
  readonly gst: Cents;
  readonly total: Cents;
}
