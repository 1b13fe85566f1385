import { describe, expect, it } from "vitest";
import { desk, phone, useJourneys, type Visit } from "../support/journey.ts";
import { thorough } from "../support/quickRow.ts";
import { until } from "../support/until.ts";
import { type ListedOrder, placeByCard, useOrdering } from "./ordering.ts";
import { typeAddress } from "./orderPlaces.ts";
import { chinese, english } from "./orderWords.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

const withMaps = "/embed.html?store-id=120&stand-ins=maps";
const feeCall = "/api/delivery/120/Fee";

interface DeliveredOrder extends ListedOrder {
  readonly document: ListedOrder["document"] & {
    readonly OrderType: number;
    readonly DeliveryAddress: Readonly<Record<string, string | number>> | null;
    readonly DeliveryInstructions: string;
    readonly FreightExcludingTax: number;
    readonly FreightTax: number;
  };
}

async function onlyOrder(): Promise<DeliveredOrder["document"]> {
  const orders = (await shop.orders()) as readonly DeliveredOrder[];
  expect(orders).toHaveLength(1);
  const [order] = orders;
  if (!order) throw new Error("There is no order.");
  return order.document;
}

/** Removes the burger place's minimum order, so that one burger is enough. */
async function takeSmallOrders(storeId = 120, fields: object = {}): Promise<void> {
  await journeys.demo.merge(`Companies/${storeId}`, { OrderTypeConstraintRules: [], ...fields });
}

/** What screen readers are told. */
function said({ page }: Visit): Promise<readonly string[]> {
  return page.$$eval(">>> :is([role=status], [role=alert], [aria-live])", (regions) =>
    regions.map((region) => region.textContent.trim()).filter(Boolean),
  );
}

async function isSaid(visit: Visit, words: string): Promise<void> {
  await until(async () => expect(await said(visit)).toEqual([expect.stringContaining(words)]));
}

describe("a guest who orders delivery", () => {
  it("takes a suggestion by keyboard, with its unit and its fee, which is announced, in one session per address", async () => {
    await takeSmallOrders();
    const visit = await shop.openCheckout(withMaps, english, { size: desk, mode: "delivery" });
    const asked: URL[] = [];
    visit.page.on("request", (request) => {
      if (request.url().includes("/stand-ins/maps/")) asked.push(new URL(request.url()));
    });
    await visit.type("combobox", "Street address", "5/328 swan");
    await visit.find("option", /^328 Swanston St/);
    await visit.page.keyboard.press("ArrowDown");
    await visit.page.keyboard.press("Enter");
    await visit.gone("option", /Swanston/);
    await visit.holds("combobox", "Street address", "5/328 Swanston St");
    await visit.holds("textbox", "Postcode", "3000");
    await visit.read(/Delivery fee \$5\.50/);
    await visit.read(/\d+–\d+ min/);
    await isSaid(visit, `${english.fee} $5.50 · `);
    await visit.click("tab", english.pickup);
    await isSaid(visit, english.pickup);
    await visit.click("tab", english.delivery);
    await visit.read("Delivery fee $5.50");
    await visit.click("button", "Add delivery instructions");
    await visit.type("textbox", "Delivery instructions", "Ring twice.");
    await placeByCard(visit);
    expect((await said(visit)).join()).not.toContain(english.emptyCart);
    const document = await onlyOrder();
    expect(document).toMatchObject({
      OrderType: 10,
      DeliveryAddress: {
        Address: "5/328 Swanston St",
        Suburb: "Melbourne",
        Postcode: "3000",
        State: "VIC",
        Altitude: -37.8098,
        Longitude: 144.9652,
      },
      DeliveryInstructions: "Ring twice.",
    });
    expect(document.FreightExcludingTax + document.FreightTax).toBeCloseTo(5.5);
    const sessions = asked.map(({ searchParams }) => searchParams.get("session")).filter(Boolean);
    expect(sessions.length).toBeGreaterThan(1);
    expect(new Set(sessions).size).toBe(1);
    expect(asked.filter(({ pathname }) => pathname.endsWith("/place"))).toHaveLength(1);
    await shop.setStatus(document.UDID, 4);
    await visit.find("heading", "On its way");
    await visit.read("5/328 Swanston St");
    expect(await visit.has("link", "Open in Maps")).toBe(false);
  });

  it(
    "takes a suggestion by touch in Chinese on a phone, and keeps a number that maps don't know",
    thorough,
    async () => {
      await takeSmallOrders(121);
      const path = "/embed.html?store-id=121&language=zh-CN&stand-ins=maps";
      const visit = await shop.openCheckout(path, chinese, { size: phone, mode: "delivery" });
      await visit.type("combobox", chinese.street, "127 bourke");
      await (await visit.handle("option", /^Bourke St/)).tap();
      await visit.holds("combobox", chinese.street, "127 Bourke St");
      await visit.read(/外送费 \$/);
      await placeByCard(visit, chinese);
      expect((await onlyOrder()).DeliveryAddress).toMatchObject({ Address: "127 Bourke St", Postcode: "3000" });
    },
  );

  it(
    "types the address by hand if there are no maps and the fee is fixed, in Chinese on a phone",
    thorough,
    async () => {
      await takeSmallOrders(121, { DeliveryRadius: null, FreightFeeRules: [{ FreightFeeAmount: 6 }] });
      const path = "/embed.html?store-id=121&language=zh-CN";
      const visit = await shop.openCheckout(path, chinese, { size: phone, mode: "delivery" });
      await typeAddress(visit, chinese, "5/125 Bourke St", "3000");
      await visit.read(`${chinese.fee} $6.00`);
      await placeByCard(visit, chinese);
      expect((await onlyOrder()).DeliveryAddress).toEqual({
        Address: "5/125 Bourke St",
        Suburb: "Melbourne",
        Postcode: "3000",
        State: "VIC",
        Altitude: null,
        Longitude: null,
      });
    },
  );

  it("pays the fee that a third party sets for the cart, the address and the time", async () => {
    await takeSmallOrders(120, { EnableThirdPartDelivery: true, DeliveryRadius: null });
    await journeys.demo.fault({
      match: `GET ${feeCall}`,
      body: '{"Success":false,"Status":{"Message":"No driver is free."}}',
    });
    const visit = await shop.openCheckout(withMaps, english, { mode: "delivery" });
    await typeAddress(visit, english, "125 Bourke St", "3000");
    await visit.read("No driver is free.");
    expect(await visit.find("button", english.pay)).toMatchObject({ disabled: true });
    await visit.click("button", "Try again");
    await visit.read("Delivery fee $7.50");
    expect(await journeys.demo.requests("GET", feeCall)).toBe(2);
    await placeByCard(visit);
    expect((await onlyOrder()).FreightExcludingTax).toBe(6.82);
  });
});
