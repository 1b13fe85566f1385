import { type Cents, cents, sumCents, timesCents } from "../money/cents.ts";
import { taxWithin } from "../money/tax.ts";
import type { Cart, CartLine, CartModifier } from "./cart.ts";
import type { PricedCart, PricedLine, PricedModifier, PricedPart } from "./pricedCart.ts";

function pricePart(price: Cents, units: number, taxRate: number): PricedPart {
  const amount = timesCents(price, units);
  return { amount, tax: taxWithin(amount, taxRate) };
}

/** R14: `units` counts what the modifier belongs to, over the whole line. */
function priceModifier(modifier: CartModifier, units: number): PricedModifier {
  const all = units * modifier.quantity;
  return {
    modifier,
    ...pricePart(modifier.price, all, modifier.taxRate),
    subs: modifier.subs.map((sub) => priceModifier(sub, all)),
  };
}

function partsOf(modifier: PricedModifier): readonly PricedPart[] {
  return [modifier, ...modifier.subs.flatMap(partsOf)];
}

function modifiersEach(modifiers: readonly CartModifier[]): Cents {
  return sumCents(
    modifiers.map(({ price, quantity, subs }) => timesCents(sumCents([price, modifiersEach(subs)]), quantity)),
  );
}

/** R14; never below 0, whatever a negative modifier does (R10). */
export function unitOf({ price, modifiers }: CartLine): Cents {
  return cents(Math.max(0, price + modifiersEach(modifiers)));
}

/** R23: taxed part by part, as the order carries it; a line that costs nothing holds no tax. */
export function priceLine(line: CartLine): PricedLine {
  const unit = unitOf(line);
  const total = timesCents(unit, line.quantity);
  const base = pricePart(line.price, line.quantity, line.taxRate);
  const modifiers = line.modifiers.map((modifier) => priceModifier(modifier, line.quantity));
  const taxes = [base, ...modifiers.flatMap(partsOf)].map(({ tax }) => tax);
  const tax = cents(total === 0 ? 0 : Math.max(0, sumCents(taxes)));
  return { line, unit, total, tax, base, modifiers };
}

/** R15: the order of things begins with the lines; what takes away and what is added comes after them, here. */
export function priceCart(cart: Cart): PricedCart {
  const lines = cart.lines.map(priceLine);
  const subtotal = sumCents(lines.map(({ total }) => total));
  const gst = sumCents(lines.map(({ tax }) => tax));
  return { lines, subtotal, gst, total: subtotal };
}
