import { type Cents, cents, sumCents, timesCents } from "../money/cents.ts";
import { noCents, percentOf } from "../money/rounding.ts";
import { taxWithin } from "../money/tax.ts";
import type { CartLine, CartModifier, MealAddOn } from "./cart.ts";
import type { PricedAddOn, PricedGoods, PricedModifier, PricedPart } from "./pricedLine.ts";

function pricePart(price: Cents, units: number, taxRate: number): PricedPart {
  const amount = timesCents(price, units);
  return { amount, tax: taxWithin(amount, taxRate) };
}

/** R14: `units` is the number of units that the modifier belongs to, over the whole line. */
function priceModifier(modifier: CartModifier, units: number): PricedModifier {
  const all = modifier.unavailability === null ? units * modifier.quantity : 0;
  return {
    modifier,
    ...pricePart(modifier.price, all, modifier.taxRate),
    subs: modifier.subs.map((sub) => priceModifier(sub, all)),
  };
}

function partsOf(modifier: PricedModifier): readonly PricedPart[] {
  return [modifier, ...modifier.subs.flatMap(partsOf)];
}

/** Never below 0 (R23). An item that costs nothing contains no tax. */
function taxOf(amount: Cents, base: PricedPart, modifiers: readonly PricedModifier[]): Cents {
  const taxes = [base, ...modifiers.flatMap(partsOf)].map(({ tax }) => tax);
  return amount === 0 ? noCents : cents(Math.max(0, sumCents(taxes)));
}

function modifiersEach(modifiers: readonly CartModifier[]): Cents {
  return sumCents(
    modifiers
      .filter(({ unavailability }) => unavailability === null)
      .map(({ price, quantity, subs }) => timesCents(sumCents([price, modifiersEach(subs)]), quantity)),
  );
}

/** R14. Never below 0, even with a negative modifier price (R10). */
function withModifiers(price: Cents, modifiers: readonly CartModifier[]): Cents {
  return cents(Math.max(0, price + modifiersEach(modifiers)));
}

/** For one unit, without modifiers; reduced if the line is redeemed with points (R22). */
function basePriceOf({ price, redemption }: Pick<CartLine, "price" | "redemption">): Cents {
  return redemption ? cents(price - percentOf(price, redemption.discountRate)) : price;
}

export function unitOf(line: Pick<CartLine, "price" | "redemption" | "modifiers">): Cents {
  return withModifiers(basePriceOf(line), line.modifiers);
}

function priceRolled(item: MealAddOn): PricedAddOn {
  const amount = withModifiers(item.reducedPrice, item.modifiers);
  const base = pricePart(item.reducedPrice, 1, item.taxRate);
  const modifiers = item.modifiers.map((modifier) => priceModifier(modifier, 1));
  return { item, amount, tax: taxOf(amount, base, modifiers), base, modifiers };
}

/** The quantity that counts: 0 if the line is unavailable (R14). */
function countedQuantity({ unavailability, quantity }: CartLine): number {
  return unavailability === null ? quantity : 0;
}

/** R23: each part is taxed on its own, as in the order that is sent. */
export function priceLine(line: CartLine): PricedGoods {
  const quantity = countedQuantity(line);
  const unit = unitOf(line);
  const amount = timesCents(unit, quantity);
  const base = pricePart(basePriceOf(line), quantity, line.taxRate);
  const modifiers = line.modifiers.map((modifier) => priceModifier(modifier, quantity));
  const mealAddOns = line.unavailability === null ? line.mealAddOns.map(priceRolled) : [];
  const total = sumCents([amount, ...mealAddOns.map((each) => each.amount)]);
  return { line, unit, own: { amount, tax: taxOf(amount, base, modifiers) }, base, modifiers, mealAddOns, total };
}
