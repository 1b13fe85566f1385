import { describe, expect, it } from "vitest";
import { desk, phone, useJourneys } from "../support/journey.ts";
import { quickRow } from "../support/quickRow.ts";
import { faults } from "./orderFaults.ts";
import { announced, notePlaced, postOrder, takeNetworkLines, useOrdering } from "./ordering.ts";
import { chinese, english } from "./orderWords.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

const path = "/embed.html?store-id=200&room=1204";
const sandwich = /^Harbour club sandwich/;
const inEnglish = { words: english, path, charge: "Charge to room" };
const inChinese = { words: chinese, path: `${path}&language=zh-CN`, charge: "记入房账" };

describe.each(
  quickRow(1, [
    { ...inEnglish, size: desk },
    { ...inChinese, size: phone },
  ]),
)("$charge at $size.width px", ({ words, path, charge, size }) => {
  it("is refused by the kitchen, and goes on the room's bill on the second try", async () => {
    const visit = await journeys.open(path, { size, before: notePlaced });
    await visit.click("button", sandwich);
    await visit.click("button", words.add);
    await visit.gone("dialog", sandwich);
    if (size === phone) await visit.click("link", words.cartBar);
    await visit.click("button", words.checkout);
    await visit.type("textbox", words.email, "noor@example.com");
    await visit.click("radio", charge);
    await visit.gone("textbox", words.number);
    await journeys.demo.fault({ match: postOrder, times: 1, ...faults.refused });
    await visit.click("button", words.place);
    await visit.read(words.notPlaced);
    expect(await visit.find("radio", charge)).toMatchObject({ checked: true });
    expect(await shop.orders()).toEqual([]);
    await visit.click("button", words.place);
    await visit.find("heading", words.placed);
    await visit.read(charge);
    const PaymentTransactions = [{ PaymentMethodType: 0 }];
    expect(await shop.orders()).toMatchObject([
      { posts: 1, card: null, document: { PaymentTransactions, OrderType: 10, RoomNumber: "1204" } },
    ]);
    expect(await announced(visit)).toHaveLength(1);
    takeNetworkLines(visit);
  });
});
