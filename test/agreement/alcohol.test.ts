import fc from "fast-check";
import { expect, it } from "vitest";
import type { CartLine, CartModifier, MealAddOn } from "../../src/domain/cart/cart.ts";
import { checkDateOfBirth } from "../../src/domain/checkout/dateOfBirth.ts";
import { noLabels } from "../../src/domain/menu/labels.ts";
import { alcoholProblem, alcoholUnits } from "../../src/domain/order/alcohol.ts";
import { instant } from "../../src/domain/time/instant.ts";
import { wallTime } from "../../src/domain/time/zone.ts";
import { parseStore } from "../../src/wire/documents/store.ts";
import type { JsonFields } from "../../widget-demo/backend/documents/types.ts";
import { checkAdult, checkAlcohol } from "../../widget-demo/backend/ordering/checkAlcohol.ts";
import { Refusal } from "../../widget-demo/backend/ordering/refusal.ts";
import { buildFacts, buildOrder } from "../backend/ordering/moneyFixture.ts";
import { buildCartModifier, buildLine, buildRolled } from "../domain/cart/cartLines.ts";
import { runs } from "../support/thorough.ts";
import { readMenu } from "../wire/documents/menuReading.ts";

const zones = ["Australia/Sydney", "Australia/Perth", "Australia/Adelaide"];

interface Dish {
  readonly isAlcohol: boolean;
  readonly quantity: number;
  readonly extras: readonly Extra[];
  readonly rolled: { readonly isAlcohol: boolean } | null;
}

interface Extra {
  readonly isAlcohol: boolean;
  /** Whether the product that it stands for is. */
  readonly isLinkAlcohol: boolean;
  readonly quantity: number;
  readonly sub: { readonly isAlcohol: boolean; readonly quantity: number } | null;
}

const few = fc.integer({ min: 1, max: 3 });
const isAlcohol = fc.boolean();
const anyExtra = fc.record({
  isAlcohol,
  isLinkAlcohol: isAlcohol,
  quantity: few,
  sub: fc.option(fc.record({ isAlcohol, quantity: few })),
});
const anyDish = fc.record({
  isAlcohol,
  quantity: few,
  extras: fc.array(anyExtra, { maxLength: 2 }),
  rolled: fc.option(fc.record({ isAlcohol })),
});

const anyCase = fc.record({
  dishes: fc.array(anyDish, { minLength: 1, maxLength: 4 }),
  Units: fc.constantFrom(null, 0, 1, 2, 6, 2.5),
  WithMeal: fc.constantFrom(true, false, null),
  Until: fc.constantFrom(null, "23:00", "02:00", "00:00", "24:00", "22:59:59", "05:00", "06:30", "15:00", "noon"),
  zone: fc.constantFrom(...zones),
  minute: fc.integer({ min: 0, max: 366 * 1_440 }),
});

const start = Date.parse("2026-11-20T00:00:00Z");
const labelled = (isIt: boolean) => ({ ...noLabels, isAlcohol: isIt });

/** The cart as the shop has it after it has read the menu. */
function linesOf(dishes: readonly Dish[]): readonly CartLine[] {
  const { groups } = readMenu(menuOf(dishes)).menu;
  const modifiers = [...groups.values()].flatMap((group) => group.modifiers);
  const known = new Map(modifiers.map((modifier) => [modifier.id, modifier.labels]));
  const labelsOf = (id: string) => known.get(id) ?? noLabels;
  const modifierOf = ({ quantity, sub }: Extra, id: string): CartModifier => {
    const subs = sub ? [buildCartModifier(`${id}s`, { labels: labelsOf(`${id}s`), quantity: sub.quantity })] : [];
    return buildCartModifier(id, { labels: labelsOf(id), quantity, subs });
  };
  return dishes.map((dish, index) =>
    buildLine({
      id: `L${index}`,
      productId: `p${index}`,
      quantity: dish.quantity,
      labels: labelled(dish.isAlcohol),
      modifiers: dish.extras.map((extra, at) => modifierOf(extra, `m${index}-${at}`)),
      mealAddOns: dish.rolled ? [rolledOf(dish.rolled.isAlcohol, index)] : [],
    }),
  );
}

function rolledOf(isIt: boolean, index: number): MealAddOn {
  return buildRolled({ productId: `r${index}`, triggerId: "meal", labels: labelled(isIt) });
}

/** The same dishes as the menu's document lists them. */
function menuOf(dishes: readonly Dish[]): JsonFields {
  const choice = (ID: string, IsAlcohol: boolean, LinkedProductID: string | null) => {
    return { ID, Price: 1, IsAlcohol, LinkedProductID, MaxQty: 9 };
  };
  const groups = dishes.flatMap(({ extras }, index) => [
    [`g${index}`, extras.map((extra, at) => choice(`m${index}-${at}`, extra.isAlcohol, `l${index}-${at}`))],
    ...extras.map(({ sub }, at) => [`g${index}-${at}`, sub ? [choice(`m${index}-${at}s`, sub.isAlcohol, null)] : []]),
  ]);
  const products = dishes.flatMap(({ isAlcohol: isIt, extras, rolled }, index) => [
    [`p${index}`, { Price: 10, IsAlcohol: isIt, ModifierGroups: [`g${index}`] }],
    ...(rolled ? [[`r${index}`, { Price: 4, IsAlcohol: rolled.isAlcohol }]] : []),
    // A choice is what it links to.
    ...extras.map((extra, at) => [
      `l${index}-${at}`,
      { Price: 1, IsAlcohol: extra.isLinkAlcohol, ModifierGroups: [`g${index}-${at}`] },
    ]),
  ]);
  return {
    Categories: [
      { ID: "c1", SubMenuItems: dishes.map((_, index) => ({ ID: index, ProductID: `p${index}` })) },
      { ID: "c2", SubMenuItems: dishes.flatMap(({ rolled }, index) => (rolled ? [{ ProductID: `r${index}` }] : [])) },
    ],
    Products: Object.fromEntries(products) as JsonFields,
    ModifierGroups: Object.fromEntries(
      groups.map(([id, Modifiers]) => [id, { IncludeQuantity: true, Modifiers }]),
    ) as JsonFields,
  };
}

/** The same cart as it is posted. */
function itemsOf(dishes: readonly Dish[]): readonly object[] {
  const item = (Product_ID: string, CategoryId: string, Quantity: number, change: object) => ({
    ...{ Product_ID, CategoryId, Quantity, UsingUnitPrice: 0, UsingTaxRate: 0, FinalTotalExcludingTax: 0 },
    ...{ FinalTotalTax: 0, RedeemPoints: 0, PriceTriggerID: null, OrderExtras: [], ...change },
  });
  const extra = (Extra_ID: string, Quantity: number, ChildrenOrderExtras: readonly object[]) => {
    return { Extra_ID, Quantity, UsingUnitPrice: 0, FinalPriceExcludingTax: 0, FinalTax: 0, ChildrenOrderExtras };
  };
  return dishes.flatMap(({ quantity, extras, rolled }, index) => [
    item(`p${index}`, "c1", quantity, {
      OrderExtras: extras.map(({ quantity: each, sub }, at) =>
        extra(`m${index}-${at}`, each, sub ? [extra(`m${index}-${at}s`, sub.quantity, [])] : []),
      ),
    }),
    ...(rolled ? [item(`r${index}`, "c2", 1, { PriceTriggerID: "meal" })] : []),
  ]);
}

const meal = { ID: "meal", OutcomeType: 2, ProductOutcomes: [{ ID: "c2" }], OutcomePriceType: 2, FixedPriceValue: 2 };

function refusalOf(check: () => void): Refusal | null {
  try {
    check();
    return null;
  } catch (problem) {
    if (problem instanceof Refusal) return problem;
    throw problem;
  }
}

const limits = [
  ["until", /^Alcohol is sold until /],
  ["units", /^You can order up to /],
  ["with-meal", /^Alcohol comes with a meal/],
] as const;

it("R102: what the shop bars, the local backend refuses, and the other way round", () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(anyCase, ({ dishes, Units, WithMeal, Until, zone, minute }) => {
      const store: JsonFields = { TimezoneIanaFormat: zone, AlcoholLimit: { Units, WithMeal, Until } };
      const parsed = parseStore("1", store, { base: "https://shop.example/", note: () => {} });
      if (!parsed) throw new Error("The store wasn't read.");
      const at = instant(start + minute * 60_000);
      const lines = linesOf(dishes);
      const problem = alcoholProblem({ lines, limit: parsed.liquor.limit, at, zone });
      const order = buildOrder(itemsOf(dishes), { ScheduledTime: at / 1000, AgeConfirmed: true });
      const facts = buildFacts(order, { store, menu: menuOf(dishes), triggers: [meal] });
      const refusal = refusalOf(() => checkAlcohol(facts, false));
      const found = problem?.limit ?? "none";
      seen.set(found, (seen.get(found) ?? 0) + 1);
      const refused = limits.find(([, said]) => said.test(refusal?.message ?? ""));
      expect(refused?.[0] ?? refusal?.message ?? "none").toBe(found);
      // Without the box, it is refused exactly where the shop asks for it.
      const unsaid = { ...facts, order: { ...order, AgeConfirmed: false } };
      expect(refusalOf(() => checkAlcohol(unsaid, false)) !== null).toBe(alcoholUnits(lines) > 0);
    }),
    { numRuns: runs(2_000) },
  );
  expect([...seen.keys()].sort()).toEqual(["none", "units", "until", "with-meal"]);
});

it("R102: whom the shop takes for an adult, the local backend does, too", () => {
  const anyDate = fc.record({
    year: fc.integer({ min: 1900, max: 2030 }),
    month: fc.integer({ min: 0, max: 13 }),
    day: fc.integer({ min: 0, max: 32 }),
    zone: fc.constantFrom(...zones),
    minute: fc.integer({ min: 0, max: 366 * 1_440 }),
  });
  // Most dates that differ are near the bounds.
  const near = fc.tuple(anyDate, fc.constantFrom(0, 18, 120, 121), fc.integer({ min: -1, max: 1 }));
  fc.assert(
    fc.property(near, fc.boolean(), ([random, years, days], isNear) => {
      const at = instant(start + random.minute * 60_000);
      const today = wallTime(at, random.zone);
      const bound = new Date(Date.UTC(today.year - years, today.month - 1, today.day + days));
      const { year, month, day } = isNear
        ? { year: bound.getUTCFullYear(), month: bound.getUTCMonth() + 1, day: bound.getUTCDate() }
        : random;
      const typed = { year: String(year), month: String(month), day: String(day) };
      const two = (part: number) => String(part).padStart(2, "0");
      const refusal = refusalOf(() => checkAdult(`${year}-${two(month)}-${two(day)}`, at, random.zone));
      expect(refusal === null).toBe(checkDateOfBirth(typed, today).ok);
    }),
    { numRuns: runs(2_000) },
  );
});
