import type { JsonFields } from "../../documents/types.ts";
import { type Cents, centsOf, sumOf, taxWithin } from "../money.ts";
import type { OrderExtra, OrderItem } from "../orderBody.ts";
import { Refusal } from "../refusal.ts";
import { type Choice, findOffer, type Offer } from "./menuOffer.ts";
import { findRedemption, type RedemptionRule } from "./redemption.ts";
import { findRolledIn } from "./rolledIn.ts";
import type { Trigger } from "./triggerRules.ts";

/** An amount over all units, with the tax that it holds. */
export interface PricedPart {
  readonly unitPrice: Cents;
  readonly taxRate: number;
  readonly amount: Cents;
  readonly tax: Cents;
}

export interface PricedExtra extends PricedPart {
  readonly children: readonly PricedPart[];
}

export type Role =
  | { readonly kind: "ordinary" }
  | { readonly kind: "redeemed"; readonly points: number }
  /** `host` is the place of its line in the order, `saved` what a unit costs less than by itself. */
  | { readonly kind: "rolled in"; readonly trigger: Trigger; readonly host: number; readonly saved: Cents };

export interface PricedItem {
  readonly offer: Offer;
  readonly role: Role;
  readonly quantity: number;
  readonly base: PricedPart;
  readonly extras: readonly PricedExtra[];
  /** One unit with its modifiers. */
  readonly unit: Cents;
  /** All units, without what is rolled in (R14, R23). */
  readonly amount: Cents;
  readonly tax: Cents;
}

export interface ItemRules {
  readonly menu: JsonFields;
  readonly triggers: readonly Trigger[];
  readonly redemptions: readonly RedemptionRule[];
}

/** What an item is sold for before its modifiers. */
export interface Sale {
  readonly offer: Offer;
  readonly price: Cents;
  readonly role: Role;
}

export function priceItems(items: readonly OrderItem[], rules: ItemRules): readonly PricedItem[] {
  let host = -1;
  return items.map((item, index) => {
    const label = `Item ${index + 1}`;
    if (item.PriceTriggerID === null) host = index;
    return priceItem(item, saleOf(item, rules, { index, host }), label);
  });
}

function saleOf(item: OrderItem, rules: ItemRules, { index, host }: { index: number; host: number }): Sale {
  const label = `Item ${index + 1}`;
  const trigger = item.PriceTriggerID;
  if (trigger !== null) {
    const sale = host < 0 || item.RedeemPoints > 0 ? null : findRolledIn(item, trigger, host, rules);
    if (!sale) throw new Refusal(`OrderItems[${index}].PriceTriggerID names no offer for this product.`);
    return sale;
  }
  const offer = findOffer(rules.menu, item.CategoryId, item.Product_ID);
  if (!offer) throw new Refusal(`${label} is not on the menu.`);
  if (item.RedeemPoints > 0) {
    const sale = findRedemption(item, offer, rules.redemptions);
    if (!sale) throw new Refusal(`OrderItems[${index}].RedeemPoints fits no reward for this product.`);
    return sale;
  }
  const posted = centsOf(item.UsingUnitPrice);
  const price = offer.prices.find((each) => each === posted) ?? offer.prices[0] ?? 0;
  return { offer, price, role: { kind: "ordinary" } };
}

function priceItem(item: OrderItem, { offer, price, role }: Sale, label: string): PricedItem {
  if (offer.isSoldOut) throw new Refusal(`${label} is sold out.`);
  const quantity = item.Quantity;
  const base = pricePart(price, offer.taxRate, quantity);
  const extras = item.OrderExtras.map((extra): PricedExtra => {
    const choice = findChoice(offer.choices, extra, label);
    const units = quantity * extra.Quantity;
    const children = extra.ChildrenOrderExtras.map((child) => {
      const sub = findChoice(choice.subs, child, label);
      return pricePart(sub.price, sub.taxRate, units * child.Quantity);
    });
    return { ...pricePart(choice.price, choice.taxRate, units), children };
  });
  const parts = [base, ...extras, ...extras.flatMap(({ children }) => children)];
  // R10, R23: a negative modifier takes neither the line nor its tax below nothing.
  const amount = Math.max(0, sumOf(parts.map((part) => part.amount)));
  const tax = amount === 0 ? 0 : Math.max(0, sumOf(parts.map((part) => part.tax)));
  return { offer, role, quantity, base, extras, unit: amount / quantity, amount, tax };
}

function pricePart(unitPrice: Cents, taxRate: number, units: number): PricedPart {
  const amount = unitPrice * units;
  return { unitPrice, taxRate, amount, tax: taxWithin(amount, taxRate) };
}

/** One modifier may stand in two groups at two prices; an order doesn't say which, but the price does. */
function findChoice(choices: readonly Choice[], extra: OrderExtra, label: string): Choice {
  const named = choices.filter(({ id }) => id === extra.Extra_ID);
  const posted = centsOf(extra.UsingUnitPrice);
  const choice = named.find(({ price }) => price === posted) ?? named[0];
  if (!choice) throw new Refusal(`${label} does not come with the choice ${extra.Extra_ID}.`);
  if (choice.isSoldOut) throw new Refusal(`A choice of ${label} is sold out.`);
  return choice;
}
