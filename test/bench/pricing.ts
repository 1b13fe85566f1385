// Prices carts of growing size with growing numbers of offers, and lists slots of growing ranges. Times apply to this
// machine.
import { offerTimes } from "../../src/domain/fulfilment/offerTimes.ts";
import { cents } from "../../src/domain/money/cents.ts";
import { type PricingInput, priceOrder } from "../../src/domain/order/priceOrder.ts";
import { noPromotions } from "../../src/domain/promotion/promotions.ts";
import type { Trigger } from "../../src/domain/promotion/trigger.ts";
import { instant } from "../../src/domain/time/instant.ts";
import { buildCartModifier, buildLine } from "../domain/cart/cartLines.ts";
import { buildPricing } from "../domain/order/buildPricing.ts";
import { buildStore } from "../support/buildStore.ts";

const categories = 25;

function lineOf(index: number) {
  return buildLine({
    id: `line-${index}`,
    productId: `product-${index}`,
    categoryId: `category-${index % categories}`,
    tagIds: [`tag-${index % 7}`],
    price: cents(900 + (index % 40) * 25),
    quantity: 1 + (index % 3),
    modifiers: [buildCartModifier("cheese", { price: cents(150) }), buildCartModifier("bacon", { price: cents(250) })],
  });
}

/** Every fifth one discounts the whole order; the others discount one category each. */
function triggerOf(index: number): Trigger {
  const rule = {
    id: String(index),
    name: `Offer ${index}`,
    priority: index % 10,
    mode: "automatic",
    isBlockedByCoupon: false,
    minimumSpend: cents(0),
    startsAt: null,
    endsAt: null,
    conditions: [{ kind: "category", id: `category-${index % categories}`, quantity: 1 }],
    cut: { kind: "percent", percent: 10 },
  } as const;
  if (index % 5 === 0) return { ...rule, kind: "whole-order" };
  const outcome = { kind: "category", id: `category-${(index + 1) % categories}`, quantity: 2 } as const;
  return { ...rule, kind: "per-item", runsOften: true, outcomes: [outcome], isDearestFirst: index % 2 === 0 };
}

function inputOf(lines: number, triggers: number): PricingInput {
  return buildPricing({
    cart: { lines: Array.from({ length: lines }, (_, index) => lineOf(index)) },
    promotions: { ...noPromotions, triggers: Array.from({ length: triggers }, (_, index) => triggerOf(index)) },
  });
}

function touchesOf({ cart, promotions }: PricingInput): number {
  const perItem = promotions.triggers.filter((trigger) => trigger.kind === "per-item");
  return perItem.reduce((touches, { outcomes }) => {
    return touches + cart.lines.filter(({ categoryId }) => outcomes.some(({ id }) => id === categoryId)).length;
  }, 0);
}

function medianMs(work: () => unknown): number {
  const until = performance.now() + 300;
  const times: number[] = [];
  for (let warm = 0; warm < 20; warm += 1) work();
  while (performance.now() < until || times.length < 9) {
    const started = performance.now();
    work();
    times.push(performance.now() - started);
  }
  return times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
}

/** How time grows with size: the slope of log(time) over log(size). 1 means in proportion. */
function exponent(points: readonly (readonly [size: number, ms: number])[]): number {
  const logs = points.map(([size, ms]) => [Math.log(size), Math.log(ms)] as const);
  const mean = (of: 0 | 1) => logs.reduce((sum, point) => sum + point[of], 0) / logs.length;
  const [size, ms] = [mean(0), mean(1)];
  const above = logs.reduce((sum, [x, y]) => sum + (x - size) * (y - ms), 0);
  return above / logs.reduce((sum, [x]) => sum + (x - size) ** 2, 0);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

const sizes = [1, 10, 100, 500];
const offers = [0, 5, 50, 200];

print("pricing, median ms: lines × offers");
print(["lines", ...offers].map((cell) => String(cell).padStart(9)).join(""));
const points = sizes.flatMap((lines) => {
  const row = offers.map((triggers) => {
    const input = inputOf(lines, triggers);
    return { size: lines + triggers + touchesOf(input), ms: medianMs(() => priceOrder(input)) };
  });
  print([String(lines), ...row.map(({ ms }) => ms.toFixed(3))].map((cell) => cell.padStart(9)).join(""));
  return row.map(({ size, ms }) => [size, ms] as const);
});
print(`grows as (lines + offers + the lines that each touches)^${exponent(points).toFixed(2)}`);
const twenty = inputOf(20, 20);
print(`20 lines × 20 offers: ${medianMs(() => priceOrder(twenty)).toFixed(3)} ms (wanted: under 1)`);

const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: 660, closes: 1320 }));
for (const days of [1, 7, 30]) {
  const store = buildStore({
    hours: week,
    preOrder: { delivery: true, pickup: true },
    daysInAdvance: { delivery: days, pickup: days },
  });
  const asked = {
    store,
    type: "pickup",
    now: instant(Date.UTC(2026, 9, 1, 2)),
    longestItemMinutes: 15,
    travelSeconds: 0,
  } as const;
  print(`slots of ${days} days ahead: ${medianMs(() => offerTimes(asked)).toFixed(3)} ms`);
}
