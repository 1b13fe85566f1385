import { expect, it } from "vitest";
import { phone, useJourneys } from "../support/journey.ts";
import { until } from "../support/until.ts";
import { chooseBurger, typeCard, typeNames, useOrdering } from "./ordering.ts";
import { chinese } from "./orderWords.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

const said = {
  words: chinese,
  storeId: 121,
  path: "/embed.html?store-id=121&language=zh-CN&table=12",
  orderNow: "立即点餐",
  checkIn: "签到",
  name: "姓名",
  submit: "提交",
  recorded: "签到成功",
};

it("leads from a table's code to the home page, the check-in and an order, in Chinese on a phone", async () => {
  const { words, storeId } = said;
  await journeys.demo.merge(`Companies/${storeId}`, {
    ViewComponentConfigs: { EatIn: true, PickUp: true, HomePage: true },
  });
  const visit = await journeys.open(said.path, { size: phone });
  await visit.find("button", said.orderNow);
  expect(await visit.has("button", words.burger)).toBe(false);
  await visit.click("button", said.checkIn);
  await visit.type("textbox", said.name, "Noor Abbot");
  await visit.type("textbox", words.phone, "0412 345 678");
  await visit.click("button", said.submit);
  await visit.read(said.recorded);
  const visits = await (await fetch(`${journeys.demo.origin}/sandbox/visits`)).json();
  expect(visits).toMatchObject([
    { CompanyID: `${storeId}`, Name: "Noor Abbot", Email: "", Phone: "0412 345 678", Table: "12" },
  ]);
  await visit.click("button", said.orderNow);
  await until(async () => expect(await visit.focused()).toMatchObject({ role: "heading" }));
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
});
