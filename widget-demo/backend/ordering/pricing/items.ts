import { type Cents, centsOf, sumOf, taxWithin } from "../money.ts";
import type { OrderItem } from "../orderBody.ts";
import { Refusal } from "../refusal.ts";
import { words } from "../words.ts";
import { dishOf, findChoice } from "./choices.ts";
import { findOffer } from "./menuOffer.ts";
import type { PricedExtra, PricedItem, PricedPart, Sale } from "./pricedItem.ts";
import { findRedemption, type RedemptionRule } from "./redemption.ts";
import { findRolledIn, type RollRules } from "./rolledIn.ts";

interface ItemRules extends RollRules {
  readonly redemptions: readonly RedemptionRule[];
}

export function priceItems(items: readonly OrderItem[], rules: ItemRules): readonly PricedItem[] {
  let host = -1;
  return items.map((item, index) => {
    if (item.PriceTriggerID === null) host = index;
    return priceItem(item, saleOf(item, rules, { index, host }), `OrderItems[${index}]`);
  });
}

function saleOf(item: OrderItem, rules: ItemRules, { index, host }: { index: number; host: number }): Sale {
  const place = `OrderItems[${index}]`;
  const trigger = item.PriceTriggerID;
  if (trigger !== null) {
    const sale = host < 0 || item.RedeemPoints > 0 ? null : findRolledIn(item, trigger, host, rules);
    if (!sale) throw new Refusal(words.orderChanged, `${place}.PriceTriggerID names no offer for this product.`);
    return sale;
  }
  const offer = findOffer(rules.menu, item.CategoryId, item.Product_ID);
  if (!offer) {
    throw new Refusal(
      words.dishGone(dishOf(item)),
      `${place}: the category ${item.CategoryId} holds no product ${item.Product_ID}.`,
    );
  }
  if (item.RedeemPoints > 0) {
    const sale = findRedemption(item, offer, rules.redemptions);
    if (!sale) throw new Refusal(words.orderChanged, `${place}.RedeemPoints fits no reward for this product.`);
    return sale;
  }
  const posted = centsOf(item.UsingUnitPrice);
  const price = offer.prices.find((each) => each === posted) ?? offer.prices[0] ?? 0;
  return { offer, price, role: { kind: "ordinary" } };
}

function priceItem(item: OrderItem, { offer, price, role }: Sale, place: string): PricedItem {
  if (offer.isSoldOut) throw new Refusal(words.dishSoldOut(dishOf(item)), `${place}: the product's Status is 3.`);
  const quantity = item.Quantity;
  const base = pricePart(price, offer.taxRate, quantity);
  const extras = item.OrderExtras.map((extra): PricedExtra => {
    const choice = findChoice(offer.groups, extra, { item, place });
    const units = quantity * extra.Quantity;
    const children = extra.ChildrenOrderExtras.map((child) => {
      const sub = findChoice(choice.groups, child, { item, place });
      return pricePart(sub.price, sub.taxRate, units * child.Quantity);
    });
    return { ...pricePart(choice.price, choice.taxRate, units), children };
  });
  const parts = [base, ...extras, ...extras.flatMap(({ children }) => children)];
  // R10, R23: a negative modifier never makes the line or its tax negative.
  const amount = Math.max(0, sumOf(parts.map((part) => part.amount)));
  const tax = amount === 0 ? 0 : Math.max(0, sumOf(parts.map((part) => part.tax)));
  return { offer, role, quantity, base, extras, unit: amount / quantity, amount, tax };
}

function pricePart(unitPrice: Cents, taxRate: number, units: number): PricedPart {
  const amount = unitPrice * units;
  return { unitPrice, taxRate, amount, tax: taxWithin(amount, taxRate) };
}
