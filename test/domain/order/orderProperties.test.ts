import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PricedModifier, PricedPart } from "../../../src/domain/cart/pricedLine.ts";
import type { PricedLine, PricedOrder, TaxedAmount } from "../../../src/domain/order/pricedOrder.ts";
import { type PricingInput, priceOrder } from "../../../src/domain/order/priceOrder.ts";
import { noPromotions } from "../../../src/domain/promotion/promotions.ts";
import { runs } from "../../support/thorough.ts";
import { anyInput } from "./randomInput.ts";

const numRuns = runs(10_000);
const limitMs = 60_000;

function sum(amounts: Iterable<number>): number {
  return [...amounts].reduce((total, amount) => total + amount, 0);
}

function partsOf(modifier: PricedModifier): PricedPart[] {
  return [modifier, ...modifier.subs.flatMap(partsOf)];
}

function discountOf({ perItem, coupon }: PricedLine): number {
  return coupon + sum(perItem.map(({ amount }) => amount));
}

function expectLineToAddUp(line: PricedLine): void {
  const quantity = line.line.unavailability === null ? line.line.quantity : 0;
  const parts = [line.base, ...line.modifiers.flatMap(partsOf)];
  expect(line.own.amount).toBe(line.unit * quantity);
  expect(line.own.amount).toBe(Math.max(0, sum(parts.map(({ amount }) => amount))));
  expect(line.total).toBe(line.own.amount + sum(line.mealAddOns.map(({ amount }) => amount)));
  expect(discountOf(line)).toBeLessThanOrEqual(line.own.amount);
  expect(sum(line.perItem.map(({ units }) => units))).toBeLessThanOrEqual(quantity);
  for (const { amount } of line.perItem) expect(amount).toBeGreaterThan(0);
}

function expectOrderToAddUp(order: PricedOrder): void {
  const { lines, subtotal, discount, fee, holidays, bank } = order;
  const extras = sum([...holidays, ...bank].map(({ amount }) => amount));
  expect(subtotal.amount).toBe(sum(lines.map(({ total }) => total)));
  expect(order.coupon?.amount ?? 0).toBe(sum(lines.map(({ coupon }) => coupon)));
  expect(order.perItem).toBe(sum(lines.map((line) => discountOf(line) - line.coupon)));
  expect(discount.amount).toBe(sum(lines.map(discountOf)) + (order.wholeOrder?.amount ?? 0));
  expect(discount.amount).toBeLessThanOrEqual(subtotal.amount);
  expect(order.total).toBe(subtotal.amount - discount.amount + fee.amount + extras);
  expect(order.total).toBeGreaterThanOrEqual(0);
}

function expectTaxToAddUp(order: PricedOrder): void {
  const { lines, subtotal, discount, fee, holidays, bank } = order;
  const goods = lines.flatMap(({ own, mealAddOns }) => [own, ...mealAddOns]);
  expect(subtotal.tax).toBe(sum(goods.map(({ tax }) => tax)));
  expect(discount.tax).toBeGreaterThanOrEqual(0);
  expect(discount.tax).toBeLessThanOrEqual(subtotal.tax);
  expect(order.gst).toBe(subtotal.tax - discount.tax + fee.tax + sum([...holidays, ...bank].map(({ tax }) => tax)));
  const excluding = ({ amount, tax }: TaxedAmount) => amount - tax;
  const parts = [subtotal, fee, ...holidays, ...bank].map(excluding);
  expect(sum(parts) - excluding(discount) + order.gst).toBe(order.total);
}

/** The order without the positions of its lines. */
function byLine(order: PricedOrder): unknown {
  const { lines, applied: _applied, ...money } = order;
  return { ...money, lines: Object.fromEntries(lines.map((line) => [line.line.id, line])) };
}

/**
 * Whether there are no ties that the order of the cart decides (R18, R22): equal units, or equal remainders of lines.
 */
function hasNoTies({ lines }: PricedOrder): boolean {
  const counting = lines.filter(({ line }) => line.unavailability === null && line.redemption === null);
  const left = counting.map((line) => line.own.amount - (discountOf(line) - line.coupon));
  const areAllDifferent = (numbers: readonly number[]) => new Set(numbers).size === numbers.length;
  return areAllDifferent(counting.map(({ unit }) => unit)) && areAllDifferent(left);
}

/** The input without bounds. R25's bounds and R24's ranges may drop a charge that a smaller cart had. */
function withoutBounds({ charges, ...input }: PricingInput): PricingInput {
  const { freight, surcharges } = charges;
  const unbound = <T extends object>(rules: readonly T[]) => rules.map((rule) => ({ ...rule, from: 0, upTo: null }));
  const rules = freight.kind === "own" ? unbound(freight.rules.slice(0, 1)) : [];
  return {
    ...input,
    promotions: noPromotions,
    coupon: null,
    charges: {
      freight: freight.kind === "own" ? { kind: "own", rules } : freight,
      surcharges: { holidays: unbound(surcharges.holidays), bank: unbound(surcharges.bank) },
    } as PricingInput["charges"],
  };
}

const anyShuffled = anyInput.chain((input) =>
  fc.shuffledSubarray([...input.cart.lines], { minLength: input.cart.lines.length }).map((lines) => ({ input, lines })),
);

describe("any order", () => {
  // Both in one property, because building the orders takes longer than checking them.
  it("R14, R15, R23: is the sum of its parts, and costs no less with one item more if no rule says so", {
    timeout: limitMs,
  }, () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const order = priceOrder(input);
        order.lines.forEach(expectLineToAddUp);
        expectOrderToAddUp(order);
        expectTaxToAddUp(order);
        const unbound = withoutBounds(input);
        const fewer = { lines: input.cart.lines.slice(0, -1) };
        const before = priceOrder({ ...unbound, cart: fewer }).total;
        expect(priceOrder(unbound).total).toBeGreaterThanOrEqual(before);
      }),
      { numRuns },
    );
  });

  it("costs the same in any order of its lines, except for ties (R18, R22)", { timeout: limitMs }, () => {
    fc.assert(
      fc.property(anyShuffled, ({ input, lines }) => {
        const order = priceOrder(input);
        fc.pre(hasNoTies(order));
        expect(byLine(priceOrder({ ...input, cart: { lines } }))).toEqual(byLine(order));
      }),
      { numRuns },
    );
  });
});
