import { expect, it } from "vitest";
import { useJourneys } from "../support/journey.ts";
import { quickRow } from "../support/quickRow.ts";
import { typeCard, typeContact, useOrdering } from "./ordering.ts";
import { embedOf, sides } from "./orderWords.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

const words = {
  en: { preparing: "Being Prepared", bar: /^Order #\d+ · Being Prepared$/, completed: "Order Completed" },
  "zh-CN": { preparing: "正在准备", bar: /^订单 #\d+ · 正在准备$/, completed: "订单已完成" },
} as const;

it.each(quickRow(1, sides))(
  "$side: leads a guest back to their order after a reload, until it is completed",
  async (side) => {
    const said = words[side.language];
    const { words: form, size } = side;
    const visit = await shop.openCheckout(embedOf(side), form, { size });
    await typeContact(visit, form);
    await typeCard(visit, undefined, form);
    await visit.click("button", form.pay);
    await visit.find("heading", form.placed);
    const udid = await shop.udidOfOnlyOrder();
    await shop.setStatus(udid, 2);
    await visit.find("heading", said.preparing);
    expect(await visit.has("link", said.bar)).toBe(false);

    await visit.page.reload();
    await visit.click("link", said.bar);
    await visit.find("heading", said.preparing);
    await shop.setStatus(udid, 5);
    await visit.find("heading", said.completed);

    await visit.page.reload();
    await visit.find("button", form.burger);
    await visit.gone("link", said.bar);
    // It was over when the menu read it, so the device has forgotten it.
    await visit.page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.endsWith(":recentOrders")));
  },
);
