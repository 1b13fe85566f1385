import { describe, expect, it } from "vitest";
import { transactionIdOf } from "../../src/domain/order/orderReference.ts";
import { desk, phone, useJourneys, type Visit } from "../support/journey.ts";
import { quickRow } from "../support/quickRow.ts";
import { faults, strikeLookUps, strikePosts } from "./orderFaults.ts";
import {
  acceptNetworkLines,
  announced,
  cards,
  chooseBurger,
  notePlaced,
  postedUdids,
  postOrder,
  typeCard,
  typeContact,
  useOrdering,
} from "./ordering.ts";
import { chinese, english } from "./orderWords.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

/** Identifies the focused field by its `autocomplete` attribute. */
function focusedField({ page }: Visit): Promise<string | null | undefined> {
  return page.evaluate(() =>
    document.querySelector("servery-storefront")?.shadowRoot?.activeElement?.getAttribute("autocomplete"),
  );
}

describe.each(
  quickRow(1, [
    ["on a desk", "/embed.html?store-id=120", desk, english],
    ["in Chinese on a phone", "/embed.html?store-id=121&language=zh-CN", phone, chinese],
  ]),
)("a guest %s", (_name, path, size, words) => {
  it("orders a customised burger by card on the second try, and another one by cash", async () => {
    const visit = await journeys.open(path, { size, before: notePlaced });
    await chooseBurger(visit, words, size === phone);
    const udids = postedUdids(visit);
    await typeContact(visit, words);
    await typeCard(visit, cards.declined, words);
    await visit.click("button", words.pay);
    await visit.read(words.declined);
    expect(await focusedField(visit)).toBe("cc-number");
    expect(await shop.orders()).toEqual([]);
    expect(await announced(visit)).toEqual([]);
    await typeCard(visit, cards.approved, words);
    await visit.click("button", words.pay);
    await visit.find("heading", words.placed);

    const orders = await shop.orders();
    expect(orders).toMatchObject([{ posts: 1, card: { last4: "1111" } }]);
    expect(udids.at(-1)).toBe(orders[0]?.document.UDID);
    expect(new Set(udids).size).toBe(2);
    expect(orders[0]?.document.OrderItems[0]?.OrderExtras.map(({ Name }) => Name)).toContainEqual(
      expect.stringMatching(words.bacon),
    );
    expect(await announced(visit)).toMatchObject([{ transactionId: transactionIdOf(orders[0]?.document.UDID ?? "") }]);

    await visit.click("button", words.onward);
    if (size === phone) await visit.click("link", words.cart);
    await visit.find("heading", words.emptyCart);

    if (size === phone) await visit.click("link", words.toMenu);
    await chooseBurger(visit, words, size === phone);
    await visit.click("radio", words.cash);
    await visit.gone("textbox", words.number);
    expect(await visit.has("button", words.pay)).toBe(false);
    await journeys.demo.fault({ match: postOrder, times: 1, ...faults.refused });
    await visit.click("button", words.place);
    await visit.read(words.notPlaced);
    await visit.click("button", words.place);
    await visit.find("heading", words.placed);
    const byCash = (await shop.orders()).filter(({ card }) => card === null);
    expect(byCash).toMatchObject([{ posts: 1, document: { PaymentTransactions: [{ PaymentMethodType: 1 }] } }]);
    expect(await announced(visit)).toHaveLength(2);
    acceptNetworkLines(visit);
  });
});

describe("a placed order", () => {
  it("whose payment fails later is paid with another card, says where to collect it, and is followed until then", async () => {
    const visit = await shop.readyToPay();
    const udids = postedUdids(visit);
    await visit.click("button", english.pay);
    await visit.find("heading", english.placed);
    await shop.setStatus(await shop.udidOfOnlyOrder(), 6, "The bank took it back.");
    await visit.find("heading", "Payment Failed");
    await visit.read("The bank took it back.");
    await visit.read("You will not be charged.");
    await visit.click("button", "Re-enter payment");
    await visit.find("heading", "Checkout");
    await typeCard(visit);
    await visit.click("button", english.pay);
    await visit.find("heading", english.placed);
    expect(new Set(udids).size).toBe(2);

    const udid = udids.at(-1) ?? "";
    await shop.setStatus(udid, 2);
    await visit.find("heading", "Being Prepared");
    await visit.find("heading", "Your order");
    await visit.read("Bourke St Cheeseburger");
    await visit.read("Smoked bacon");
    await visit.find("link", "03 5550 0120");
    await visit.find("link", "Open in Maps");
    await shop.setStatus(udid, 4);
    await visit.find("heading", english.ready);
    await visit.gone("heading", "Being Prepared");
    await shop.setStatus(udid, 5);
    await visit.find("heading", "Order Completed");
    await visit.read("Collected at");
    expect(await visit.text()).not.toContain("Estimated time");
  });

  it("keeps the cart if a look-up finds its payment failed, and another card pays for a new order", async () => {
    const visit = await shop.readyToPay();
    const udids = postedUdids(visit);
    await strikePosts(journeys.demo, "500 after the store has it");
    await strikeLookUps(journeys.demo);
    await visit.click("button", english.pay);
    await visit.read("can't tell whether the store has your order");
    await shop.setStatus(await shop.udidOfOnlyOrder(), 6, "The bank said no.");
    await journeys.demo.clearFaults();
    await visit.click("button", "Check again");
    await visit.read("The bank said no.");
    expect(await shop.hasCart(visit)).toBe(true);
    await typeCard(visit);
    await visit.click("button", english.pay);
    await visit.find("heading", english.placed);
    const orders = await shop.orders();
    expect(orders.map(({ document }) => document.UDID)).toEqual(udids);
    expect(orders.map(({ document }) => document.OnlineOrderStatus === 6)).toEqual([true, false]);
    expect(await announced(visit)).toMatchObject([{ transactionId: transactionIdOf(udids[1] ?? "") }]);
    acceptNetworkLines(visit);
  });
});
