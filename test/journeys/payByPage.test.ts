import { describe, expect, it } from "vitest";
import { phone, useJourneys, type Visit } from "../support/journey.ts";
import { quickRow, thorough } from "../support/quickRow.ts";
import { until } from "../support/until.ts";
import {
  acceptNetworkLines,
  cards,
  chooseBurger,
  postedUdids,
  postOrder,
  typeCard,
  typeContact,
  useOrdering,
} from "./ordering.ts";
import { chinese, english, type Words } from "./orderWords.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

interface Payment {
  readonly udid: string;
  readonly kind: string;
  readonly amount: number;
  readonly state: string;
}

const payments = async () =>
  (await (await fetch(new URL("/sandbox/payments", journeys.demo.origin))).json()) as Payment[];

/** Goes to the payment page, and waits until it is shown. */
async function toPaymentPage(visit: Visit, method: string, words: Words = english): Promise<void> {
  await visit.click("radio", method);
  await visit.click("button", words.pay);
  await visit.find("button", "Fail");
}

/** Answers the payment page outside the browser, and returns the address to which it redirects. */
async function answerPage(udid: string, answer: string): Promise<string> {
  const { headers } = await fetch(new URL(`/pay/${udid}`, journeys.demo.origin), {
    method: "POST",
    redirect: "manual",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ answer }).toString(),
  });
  return headers.get("location") ?? "";
}

/** Without what the oldest browsers that the docs name lack. */
const olderBrowser =
  "delete URL.canParse; delete URL.parse; delete Promise.withResolvers; delete AbortSignal.any; delete Map.groupBy";

describe("R57: a payment page", () => {
  it("takes no money after a cancellation, or after Back once the order is paid in cash, in Chinese on an older phone", async () => {
    const options = { size: phone, isKnown: false, before: olderBrowser };
    const visit = await shop.openCheckout("/embed.html?store-id=121&language=zh-CN", chinese, options);
    await typeContact(visit, chinese);
    await toPaymentPage(visit, "支付宝", chinese);
    expect(await payments()).toMatchObject([{ kind: "alipay", state: "open" }]);
    await visit.click("button", "Cancel");
    await visit.read(/TRADE_CANCELLED/);
    await visit.read("Noor Abbot");
    expect(await visit.find("radio", "支付宝")).toMatchObject({ checked: true });

    await toPaymentPage(visit, "微信支付", chinese);
    await visit.page.goBack();
    await visit.click("radio", chinese.cash);
    await visit.click("button", chinese.place);
    await visit.find("heading", chinese.placed);
    expect(await shop.orders()).toMatchObject([
      { posts: 1, document: { PaymentTransactions: [{ PaymentMethodType: 1 }] } },
    ]);
    const udid = (await payments()).at(-1)?.udid ?? "";
    expect(await answerPage(udid, "Pay")).toContain("result=FAIL");
    expect(await payments()).toMatchObject([
      { kind: "alipay", state: "cancelled" },
      { kind: "wechat", state: "failed" },
    ]);
    acceptNetworkLines(visit);
  });

  it("R36: places no order for a forged success until the payment is really made, and none if it fails", async () => {
    const visit = await shop.openCheckout("/embed.html?store-id=120", english, { isKnown: false });
    await typeContact(visit);
    const forge = async () => {
      await toPaymentPage(visit, "Alipay");
      const udid = (await payments()).at(-1)?.udid ?? "";
      const forged = `/embed.html?store-id=120&result=SUCCESS&merchant_trade_no=${udid}&trade_status=TRADE_SUCCESS`;
      await visit.page.goto(new URL(forged, journeys.demo.origin).href);
      await visit.read("Your payment isn't confirmed yet. Please check again in a moment: you will not pay twice.");
      expect(await shop.orders()).toEqual([]);
      return udid;
    };
    await visit.page.goto(await answerPage(await forge(), "Fail"));
    await visit.read(/TRADE_FAILED/);
    await visit.holds("textbox", english.firstName, "Noor");
    expect(await shop.orders()).toEqual([]);

    await answerPage(await forge(), "Pay");
    await visit.click("button", "Check again");
    await visit.find("heading", english.placed);
    // The address belongs to the host page. A reload with the old result in it changes nothing.
    await visit.page.reload();
    await visit.find("button", english.burger);
    acceptNetworkLines(visit);
    expect(await shop.orders()).toMatchObject([{ document: { PaymentTransactions: [{ PaymentMethodType: 12 }] } }]);
  });

  it("leaves the form as it was if it can't be opened", thorough, async () => {
    const visit = await shop.openCheckout("/embed.html?store-id=120", english, { isKnown: false });
    await typeContact(visit);
    await journeys.demo.fault({ match: "POST /api/supaypayment", status: 500, times: 1 });
    await visit.click("radio", "WeChat Pay");
    await visit.click("button", english.pay);
    await visit.read(english.notPlaced);
    await visit.holds("textbox", english.firstName, "Noor");
    await toPaymentPage(visit, "WeChat Pay");
    await visit.click("button", "Pay");
    await visit.find("heading", english.placed);
    acceptNetworkLines(visit);
  });

  it.each(
    quickRow(1, [
      ["a group's page", "hq-id=7", null],
      ["a page that asks for a venue at checkout", "store-id=120&select-mode", /^Patty & Sons, Crown St/],
    ]),
  )(
    "leads back to the checkout of the order's venue on %s, and opens the same payment again",
    async (_page, query, picked) => {
      const visit = await journeys.open(`/embed.html?${query}`);
      if (!picked) await visit.click("link", /^Patty & Sons, Bourke St/);
      await chooseBurger(visit);
      if (picked) await visit.click("link", picked);
      await visit.click("tab", english.pickup);
      await typeContact(visit);
      await toPaymentPage(visit, "WeChat Pay");
      await visit.click("button", "Fail");
      await visit.read(/TRADE_FAILED/);
      await toPaymentPage(visit, "WeChat Pay");
      await visit.page.goBack();
      await visit.read("We don't have your order yet");
      expect(await visit.find("radio", "WeChat Pay")).toMatchObject({ checked: true });
      await visit.click("button", english.pay);
      await visit.click("button", "Pay");
      await visit.find("heading", english.placed);
      acceptNetworkLines(visit);
      expect((await payments()).map(({ state }) => state)).toEqual(["failed", "paid"]);
      expect(await shop.orders()).toMatchObject([
        { posts: 1, document: { PaymentTransactions: [{ PaymentMethodType: 13 }] } },
      ]);
    },
  );

  it("leads back to a full page's address without the result in it, and says so if no order is stored", async () => {
    const visit = await shop.openWithCart();
    await toPaymentPage(visit, "Alipay");
    await visit.click("button", "Cancel");
    await visit.read(/TRADE_CANCELLED/);
    expect(new URL(visit.page.url()).search).toBe("");
    await toPaymentPage(visit, "Alipay");
    await visit.page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      // Otherwise the next page would find the cart again.
      localStorage["wasHere"] = "yes";
    });
    await visit.click("button", "Pay");
    await visit.read("No order on this device matches this payment. Nothing was sent, and nothing has changed here.");
    // The message comes first. The code that removes the result from the address loads after that.
    await until(() => expect(new URL(visit.page.url()).search).toBe(""));
    expect(new URL(visit.page.url()).pathname).toBe("/order/store/120/checkout");
    expect(await shop.orders()).toEqual([]);
    acceptNetworkLines(visit);
  });
});

it("R105: pays once the bank is answered, in Chinese on a phone: a refusal, Back and a lost answer leave one order", async () => {
  const visit = await shop.openCheckout("/embed.html?store-id=121&language=zh-CN", chinese, {
    size: phone,
    isKnown: false,
  });
  await typeContact(visit, chinese);
  const payAsked = async () => {
    await typeCard(visit, cards.asks, chinese);
    await visit.click("button", chinese.pay);
    await visit.find("heading", /Your bank/);
    expect(await shop.orders()).toEqual([]);
  };
  await payAsked();
  await visit.click("button", "Refuse");
  await visit.read("银行卡付款未通过。");
  await visit.read("Noor Abbot");
  const refused = (await payments()).at(-1)?.udid;

  await payAsked();
  await visit.page.goBack();
  await visit.read("门店还没有收到您的订单");
  expect((await payments()).map(({ udid }) => udid)).toHaveLength(2);
  await payAsked();
  expect((await payments()).map(({ udid, state }) => [udid === refused, state])).toEqual([
    [true, "failed"],
    [false, "open"],
  ]);
  const posted = postedUdids(visit);
  await journeys.demo.fault({ match: postOrder, drop: true, after: true, times: 1 });
  await visit.click("button", "Confirm");
  await visit.find("heading", chinese.placed);
  expect(new Set(posted).size).toBe(1);
  expect(await shop.orders()).toMatchObject([{ card: { last4: "3220" } }]);
  acceptNetworkLines(visit);
});
