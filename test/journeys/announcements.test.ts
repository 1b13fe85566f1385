import { expect, it } from "vitest";
import { transactionIdOf } from "../../src/domain/order/orderReference.ts";
import { useJourneys, type Visit } from "../support/journey.ts";
import { placeByCard, useOrdering } from "./ordering.ts";
import { english } from "./orderWords.ts";

const journeys = useJourneys();
const ordering = useOrdering(journeys);
const burger = "Bourke St Cheeseburger";

interface Told {
  readonly type: string;
  readonly total: number;
}

/** Records the totals that this page is told since it loaded. */
const noteTotals = `window.told = [];
for (const type of ["cart-change", "order-placed"]) {
  addEventListener("servery:" + type, ({ detail }) => told.push({ type, total: detail.total }));
}`;

async function told({ page }: Visit): Promise<readonly Told[]> {
  return (await page.evaluate("told")) as readonly Told[];
}

it("tells the page only settled totals, and the order before its emptied cart", async () => {
  const SurchargeBankSettings = [{ ID: 21, CreditCardType: 1, RateType: 1, Rate: 0.01 }];
  await journeys.demo.merge("Companies/120", { SurchargeBankSettings });
  const visit = await ordering.openWithCart({ before: noteTotals });
  await visit.find("button", english.pay);
  // A cart from a previous visit doesn't count as a change (R83).
  expect(await told(visit)).toEqual([]);
  // The coupon code takes 10% off. It is checked after the page has loaded.
  await visit.go("/order/store/120/checkout?coupon=HELLO10");
  await visit.find("button", english.pay);
  await placeByCard(visit);
  const all = await told(visit);
  const total = all.at(-3)?.total ?? 0;
  // 10% is off.
  expect(total).toBeLessThan(19.5);
  expect(all.slice(-3)).toEqual([
    { type: "cart-change", total },
    { type: "order-placed", total },
    { type: "cart-change", total: 0 },
  ]);
  // In between, only the card's surcharge can have changed the total.
  expect(all.length).toBeLessThanOrEqual(4);
});

/** Records every public event in order, and keeps the list over a reload. */
const noteAll = `for (const name of ${JSON.stringify([
  "ready",
  "navigate",
  "cart-change",
  "view-item",
  "add-to-cart",
  "remove-from-cart",
  "begin-checkout",
  "add-payment-info",
  "order-placed",
  "error",
])}) {
  addEventListener("servery:" + name, ({ detail }) => {
    localStorage.heard = JSON.stringify([...JSON.parse(localStorage.heard ?? "[]"), { event: name, ...detail }]);
  });
}`;

async function heard({ page }: Visit): Promise<readonly Record<string, unknown>[]> {
  return JSON.parse(await page.evaluate(() => localStorage["heard"] ?? "[]")) as readonly Record<string, unknown>[];
}

it("R83: tells analytics every step of an order, and no personal data", async () => {
  const visit = await journeys.open("/order/", { before: noteAll });
  await visit.click("button", english.burger);
  await visit.click("checkbox", english.bacon);
  await visit.click("button", english.add);
  await visit.click("button", `Add one ${burger}`);
  await visit.find("button", "Checkout $39.00");
  await visit.click("button", `Remove one ${burger}`);
  await visit.click("button", "Checkout $19.50");
  await visit.find("button", english.pay);
  // A cart from a previous visit isn't a change, and nothing was added to it.
  await visit.page.reload();
  await visit.find("button", english.pay);
  await placeByCard(visit);
  const [order] = await ordering.orders();

  const one = { id: "101", name: burger, category: "Burgers", price: 19.5, quantity: 1 };
  const goods = { storeId: 120, items: [one], value: 19.5, currency: "AUD" };
  const checkout = { event: "navigate", path: "/store/:store/checkout/:order?", name: "checkout" };
  const all = await heard(visit);
  const told = all.filter(({ event }) => event !== "cart-change");
  expect(told).toEqual([
    { event: "navigate", path: "/", name: "main" },
    { event: "ready", storeId: 120, language: "en", itemCount: 0 },
    { event: "view-item", ...goods, items: [{ ...one, price: 16.5 }], value: 16.5 },
    { event: "add-to-cart", ...goods },
    { event: "add-to-cart", ...goods },
    { event: "remove-from-cart", ...goods },
    checkout,
    { event: "begin-checkout", ...goods, coupon: null },
    checkout,
    { event: "ready", storeId: 120, language: "en", itemCount: 1 },
    { event: "begin-checkout", ...goods, coupon: null },
    { event: "add-payment-info", ...goods, coupon: null, paymentType: "card" },
    {
      event: "order-placed",
      ...goods,
      transactionId: transactionIdOf(order?.document.UDID ?? ""),
      total: expect.any(Number),
      tax: expect.any(Number),
      shipping: 0,
      coupon: null,
    },
    { event: "navigate", path: "/store/:store/completeorder/:order/:user/:company?", name: "completeOrder" },
  ]);
  expect(JSON.stringify(all)).not.toMatch(/Noor|Abbot|noor@|0412345678|4111 ?1111/);
});
