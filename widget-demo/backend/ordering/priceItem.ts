import type { JsonFields } from "../documents/types.ts";
import { type Choice, findOffer, type Offer } from "./menuOffer.ts";
import { type Cents, centsOf, sumOf, taxWithin } from "./money.ts";
import type { OrderExtra, OrderItem } from "./orderBody.ts";
import { Refusal } from "./refusal.ts";

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

export interface PricedItem {
  readonly offer: Offer;
  readonly base: PricedPart;
  readonly extras: readonly PricedExtra[];
  /** The whole line (R14). */
  readonly amount: Cents;
  readonly tax: Cents;
}

export function priceItem(item: OrderItem, menu: JsonFields, label: string): PricedItem {
  const offer = findOffer(menu, item.CategoryId, item.Product_ID);
  if (!offer) throw new Refusal(`${label} is not on the menu.`);
  if (offer.isSoldOut) throw new Refusal(`${label} is sold out.`);
  const posted = centsOf(item.UsingUnitPrice);
  const price = offer.prices.find((each) => each === posted) ?? offer.prices[0] ?? 0;
  const base = pricePart(price, offer.taxRate, item.Quantity);
  const extras = item.OrderExtras.map((extra): PricedExtra => {
    const choice = findChoice(offer.choices, extra, label);
    const units = item.Quantity * extra.Quantity;
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
  return { offer, base, extras, amount, tax };
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
