import type { Cents } from "../money.ts";
import type { Offer } from "./menuOffer.ts";
import type { Trigger } from "./triggerRules.ts";

/** An amount for all units, with the tax it contains. */
export interface PricedPart {
  readonly unitPrice: Cents;
  readonly taxRate: number;
  readonly amount: Cents;
  readonly tax: Cents;
}

export interface PricedExtra extends PricedPart {
  readonly children: readonly PricedPart[];
}

type Role =
  | { readonly kind: "ordinary" }
  | { readonly kind: "redeemed"; readonly points: number }
  /** `host` is the index of its line in the order. `saved` is the discount per unit. */
  | { readonly kind: "rolled in"; readonly trigger: Trigger; readonly host: number; readonly saved: Cents };

export interface PricedItem {
  readonly offer: Offer;
  readonly role: Role;
  readonly quantity: number;
  readonly base: PricedPart;
  readonly extras: readonly PricedExtra[];
  /** One unit with its modifiers. */
  readonly unit: Cents;
  /** All units, without rolled-in items (R14, R23). */
  readonly amount: Cents;
  readonly tax: Cents;
}

/** An item's offer and price before its modifiers. */
export interface Sale {
  readonly offer: Offer;
  readonly price: Cents;
  readonly role: Role;
}
