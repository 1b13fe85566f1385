import { expect, it } from "vitest";
import { phone, useJourneys } from "../support/journey.ts";
import { placeByCard, useOrdering } from "./ordering.ts";
import { chinese, embedOf, sides } from "./orderWords.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

const said = { preparing: "正在准备", bar: /^订单 #\d+ · 正在准备/, completed: "订单已完成" };

it("leads a guest back to their order after a reload, until it is completed, in Chinese on a phone", async () => {
  const visit = await shop.openCheckout(embedOf(sides[1]), chinese, { size: phone });
  await placeByCard(visit, chinese);
  const udid = await shop.udidOfOnlyOrder();
  await shop.setStatus(udid, 2);
  await visit.find("heading", said.preparing);
  expect(await visit.has("link", said.bar)).toBe(false);

  await visit.page.reload();
  await visit.find("link", said.bar);
  // One bar: the order is the left part of the cart's.
  await visit.click("button", chinese.burger);
  await visit.click("button", chinese.add);
  await visit.find("link", chinese.cartBar);
  const parts = (links: Element[]) => links.map((link) => link.closest(".cart-bar__row") !== null);
  expect(await visit.page.$$eval(">>> :is(.order-part, .order-bar) a", parts)).toEqual([true]);
  await visit.click("link", said.bar);
  await visit.find("heading", said.preparing);
  await shop.setStatus(udid, 5);
  await visit.find("heading", said.completed);

  await visit.page.reload();
  await visit.find("button", chinese.burger);
  await visit.gone("link", said.bar);
  // It was over when the menu read it, so the device has forgotten it.
  await visit.page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.endsWith(":recentOrders")));
});
