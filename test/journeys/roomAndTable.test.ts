import { describe, expect, it } from "vitest";
import { phone, useJourneys, type Visit } from "../support/journey.ts";
import { quickRow } from "../support/quickRow.ts";
import { until } from "../support/until.ts";
import { addDish, chooseBurger, typeCard, typeNames, useOrdering } from "./ordering.ts";
import { chinese, embedOf, english, sides, type Words } from "./orderWords.ts";
import { comeBackOnline, moveDemoClock, movingDeviceClock } from "./pageSteps.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

async function lastOrder(): Promise<Record<string, unknown>> {
  const orders = (await shop.orders()) as unknown as readonly { readonly document: Record<string, unknown> }[];
  return orders.at(-1)?.document ?? {};
}

async function pay(visit: Visit, words: Words = english): Promise<void> {
  await visit.click("button", words.pay);
  await visit.find("heading", words.placed);
}

/** After a reload, an embedded shop starts at its menu again. */
async function reloadCheckout(visit: Visit, words: Words, isPhone: boolean): Promise<void> {
  await visit.page.reload();
  if (isPhone) await visit.click("link", words.cartBar);
  await visit.click("button", words.checkout);
}

const fiveHoursMs = 5 * 3_600_000;

describe("room service from the hotel's link", () => {
  it("asks only for the e-mail, keeps it after a reload, and goes to the room, in Chinese at a desk", async () => {
    const words = chinese;
    const visit = await journeys.open("/hotel.html?room=1204");
    await visit.click("button", /^Language/);
    await visit.click("button", "简体中文");
    await addDish(visit, /^海港总会三明治/, words);
    await visit.click("button", words.checkout);
    await visit.find("tab", words.room);
    expect(await visit.find("textbox", words.roomNumber)).toMatchObject({ value: "1204", readonly: true });
    expect(await visit.has("textbox", words.firstName)).toBe(false);
    await visit.type("textbox", words.email, "noor@example.com");
    await reloadCheckout(visit, words, false);
    await visit.holds("textbox", words.email, "noor@example.com");
    expect(await visit.find("textbox", words.roomNumber)).toMatchObject({ value: "1204", readonly: true });
    // R99: the room's bill is chosen first.
    await visit.click("radio", words.card);
    await typeCard(visit, undefined, words);
    await pay(visit, words);
    expect(await lastOrder()).toMatchObject({
      OrderType: 10,
      RoomNumber: "1204",
      ContactCustomer_FirstName: "Room",
      ContactCustomer_LastName: "1204",
    });
    await visit.read(words.roomNumber);
    await shop.setStatus(String((await lastOrder())["UDID"]), 4);
    await visit.find("heading", words.onItsWay);
    expect(await visit.has("link", "Open in Maps")).toBe(false);
  });
});

describe("a code on a table", () => {
  it("opens its link: two guests of table 12 order one after the other without typing its number", async () => {
    const visit = await shop.openWithCart({}, "/tables.html");
    const href = await visit.page.$eval('a[href$="table=12"]', (link) => (link as HTMLAnchorElement).href);
    await visit.go(href);
    for (const guest of ["Noor", "Sam"]) {
      if (guest === "Sam") await addDish(visit, english.burger);
      await visit.click("button", english.checkout);
      expect(await visit.find("tab", "Dine in")).toMatchObject({ selected: true });
      expect(await visit.find("textbox", "Table number")).toMatchObject({ value: "12", readonly: true });
      await (await visit.handle("textbox", english.firstName)).click({ count: 3 });
      await visit.type("textbox", english.firstName, guest);
      await typeCard(visit);
      await pay(visit);
      expect(await lastOrder()).toMatchObject({
        OrderType: 2,
        Tables: [{ Name: "12" }],
        ContactCustomer_FirstName: guest,
      });
      await visit.click("button", english.onward);
    }
    await visit.find("searchbox", "Search the menu");
  });

  it.each(quickRow(1, sides))(
    "$side: asks for the number if it has none, and keeps what was typed while the store is closed and after a reload",
    async (side) => {
      const { words, size, storeId } = side;
      const visit = await shop.openCheckout(`${embedOf(side)}&table=0`, words, { size, isKnown: false });
      expect(await visit.find("tab", words.table)).toMatchObject({ selected: true });
      await visit.click("button", words.pay);
      await visit.read(words.noTable);
      await until(async () =>
        expect(await visit.focused()).toMatchObject({ role: "textbox", name: words.tableNumber }),
      );
      await visit.type("textbox", words.tableNumber, "7");
      await visit.type("textbox", words.firstName, "诺");
      const closed = { IsInOperation: false, ClosingStoreMessage: "The oven is broken." };
      await journeys.demo.merge(`Companies/${storeId}`, closed);
      await comeBackOnline(visit);
      await visit.read("The oven is broken.");
      await journeys.demo.merge(`Companies/${storeId}`, { IsInOperation: true });
      await comeBackOnline(visit);
      await visit.holds("textbox", words.tableNumber, "7");
      await visit.holds("textbox", words.firstName, "诺");
      await reloadCheckout(visit, words, size === phone);
      await visit.holds("textbox", words.tableNumber, "7");
      await visit.type("textbox", words.lastName, "安");
      await visit.type("textbox", words.email, "noor@example.com");
      await typeCard(visit, undefined, words);
      await pay(visit, words);
      expect(await lastOrder()).toMatchObject({
        OrderType: 2,
        Tables: [{ Name: "7" }],
        ContactCustomer_FirstName: "诺",
      });
      await visit.read(words.tableNumber);
    },
  );

  it("is shown as a whole on a phone, however the house names it", async () => {
    const name = "Terrace garden table 14";
    const visit = await shop.openCheckout(`/embed.html?store-id=120&table=${name}`, english, { size: phone });
    const isWhole = (where: string) =>
      visit.page.$eval(`>>> ${where}`, (each) => each.scrollWidth > 0 && each.scrollWidth <= each.clientWidth);
    expect(await visit.page.$eval(">>> .tabs__tab--long", (tab) => tab.textContent)).toContain(`Table ${name}`);
    expect(await isWhole(".tabs--line")).toBe(true);
    const field = ".destination-field input";
    expect(await visit.page.$eval(`>>> ${field}`, (input) => (input as HTMLInputElement).value)).toBe(name);
    expect(await isWhole(field)).toBe(true);
  });

  it("needs the diner's confirmation if it is older than four hours", async () => {
    const visit = await journeys.open("/embed.html?store-id=120&table=12");
    await visit.find("searchbox", "Search the menu");
    // The code that stores the table loads after the menu.
    const isNoted = () => Object.keys(localStorage).some((key) => key.endsWith(":tableSeen"));
    await until(async () => expect(await visit.page.evaluate(isNoted)).toBe(true));
    const context = visit.page.browserContext();
    await moveDemoClock(journeys.demo, Date.now() + fiveHoursMs);
    const before = movingDeviceClock(fiveHoursMs);
    const evening = await journeys.open("/embed.html?store-id=120", { context, before });
    await chooseBurger(evening);
    await evening.read("Still at table 12?");
    await typeNames(evening);
    await typeCard(evening);
    await evening.click("button", english.pay);
    await evening.read("Please answer this first.");
    await evening.click("button", "No, at another table");
    await until(async () => expect(await evening.focused()).toMatchObject({ role: "textbox", name: "Table number" }));
    await evening.type("textbox", "Table number", "3");
    await evening.find("button", english.pay);
    expect(await shop.orders()).toEqual([]);
  });
});
