import { expect, it } from "vitest";
import { phone, useJourneys } from "../support/journey.ts";
import { quickRow } from "../support/quickRow.ts";
import { chooseBurger, typeCard, typeNames, useOrdering } from "./ordering.ts";
import { chinese, english } from "./orderWords.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

const sides = [
  {
    side: "in English on a full page",
    words: english,
    storeId: 120,
    path: "/order/store/120?table=12",
    orderNow: "Order Now",
    checkIn: "Check in",
    name: "Name",
    submit: "Submit",
    recorded: "Your check-in has been recorded",
  },
  {
    side: "in Chinese, embedded",
    words: chinese,
    storeId: 121,
    path: "/embed.html?store-id=121&language=zh-CN&table=12",
    orderNow: "立即点餐",
    checkIn: "签到",
    name: "姓名",
    submit: "提交",
    recorded: "您的签到已登记",
  },
];

it.each(quickRow(1, sides))(
  "$side: leads from a table's code to the home page, the check-in and an order",
  async (side) => {
    const { words, storeId } = side;
    await journeys.demo.merge(`Companies/${storeId}`, {
      ViewComponentConfigs: { EatIn: true, PickUp: true, HomePage: true },
    });
    const visit = await journeys.open(side.path, { size: phone });
    await visit.find("button", side.orderNow);
    expect(await visit.has("button", words.burger)).toBe(false);
    await visit.click("button", side.checkIn);
    await visit.type("textbox", side.name, "Noor Abbot");
    await visit.type("textbox", words.phone, "0412 345 678");
    await visit.click("button", side.submit);
    await visit.read(side.recorded);
    const visits = await (await fetch(`${journeys.demo.origin}/sandbox/visits`)).json();
    expect(visits).toMatchObject([
      { CompanyID: `${storeId}`, Name: "Noor Abbot", Email: "", Phone: "0412 345 678", Table: "12" },
    ]);
    await visit.click("button", side.orderNow);
    expect(await visit.focused()).toMatchObject({ role: "heading" });
    await visit.page.reload();
    await visit.find("searchbox", words.search);
    await chooseBurger(visit, words, true);
    expect(await visit.find("textbox", words.tableNumber)).toMatchObject({ value: "12", readonly: true });
    await typeNames(visit, words);
    await typeCard(visit, undefined, words);
    await visit.click("button", words.pay);
    await visit.find("heading", words.placed);
    expect((await shop.orders()).map(({ document }) => document)).toMatchObject([
      { OrderType: 2, Tables: [{ Name: "12" }] },
    ]);
  },
);
