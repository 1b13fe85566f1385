import { describe, expect, it, vi } from "vitest";
import { phone, useJourneys, type Visit } from "../support/journey.ts";
import { quickRow, thorough } from "../support/quickRow.ts";
import { chooseBurger, takeNetworkLines, typeContact, useOrdering } from "./ordering.ts";
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

it("payment pages take the money, cancelled first and then paid, with one order each, in Chinese on a phone", async () => {
  const visit = await shop.openCheckout("/embed.html?store-id=121&language=zh-CN", chinese, { size: phone });
  await typeContact(visit, chinese);
  for (const [method, kind, code] of [
    ["支付宝", "alipay", 12],
    ["微信支付", "wechat", 13],
  ] as const) {
    if (kind === "wechat") {
      await visit.click("button", chinese.onward);
      await chooseBurger(visit, chinese, true);
    }
    await toPaymentPage(visit, method, chinese);
    expect((await payments()).at(-1)).toMatchObject({ kind, state: "open" });
    await visit.click("button", "Cancel");
    await visit.read(/TRADE_CANCELLED/);
    await visit.holds("textbox", chinese.firstName, "Noor");
    expect(await visit.find("radio", method)).toMatchObject({ checked: true });
    await toPaymentPage(visit, method, chinese);
    await visit.click("button", "Pay");
    await visit.find("heading", chinese.placed);
    const placed = (await shop.orders()).filter(
      ({ document }) => document.PaymentTransactions[0]?.PaymentMethodType === code,
    );
    expect(placed).toMatchObject([{ posts: 1 }]);
  }
  expect((await payments()).map(({ state }) => state)).toEqual(["cancelled", "paid", "cancelled", "paid"]);
  takeNetworkLines(visit);
});

describe("R57: a payment page", () => {
  it("opens the same payment again after it was left with Back", async () => {
    const visit = await shop.openCheckout("/embed.html?store-id=120");
    await typeContact(visit);
    await toPaymentPage(visit, "Alipay");
    await visit.page.goBack();
    await visit.read("Your order has not arrived yet");
    expect(await visit.find("radio", "Alipay")).toMatchObject({ checked: true });
    await visit.click("button", english.pay);
    await visit.click("button", "Pay");
    await visit.find("heading", english.placed);
    takeNetworkLines(visit);
    expect(await payments()).toMatchObject([{ state: "paid" }]);
    expect(await shop.orders()).toMatchObject([{ posts: 1 }]);
  });

  it("lets the diner pay in another way after Back, and then takes no money", async () => {
    const visit = await shop.openCheckout("/embed.html?store-id=121&language=zh-CN", chinese, { size: phone });
    await typeContact(visit, chinese);
    await toPaymentPage(visit, "微信支付", chinese);
    await visit.page.goBack();
    await visit.click("radio", "取餐时付现金");
    await visit.click("button", /^提交订单/);
    await visit.find("heading", chinese.placed);
    expect(await shop.orders()).toMatchObject([
      { posts: 1, document: { PaymentTransactions: [{ PaymentMethodType: 1 }] } },
    ]);
    const [{ udid } = { udid: "" }] = await payments();
    expect(await answerPage(udid, "Pay")).toContain("result=FAIL");
    expect(await payments()).toMatchObject([{ state: "failed" }]);
    takeNetworkLines(visit);
  });

  it("R36: places no order for a forged success until the payment is really made, and none if it fails", async () => {
    const visit = await shop.openCheckout("/embed.html?store-id=120");
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
    takeNetworkLines(visit);
    expect(await shop.orders()).toHaveLength(1);
  });

  it("leaves the form as it was if it can't be opened", thorough, async () => {
    const visit = await shop.openCheckout("/embed.html?store-id=120");
    await typeContact(visit);
    await journeys.demo.fault({ match: "POST /api/supaypayment", status: 500, times: 1 });
    await visit.click("radio", "WeChat Pay");
    await visit.click("button", english.pay);
    await visit.read("Your order was not placed");
    await visit.holds("textbox", english.firstName, "Noor");
    await toPaymentPage(visit, "WeChat Pay");
    await visit.click("button", "Pay");
    await visit.find("heading", english.placed);
    takeNetworkLines(visit);
  });

  it.each(
    quickRow(1, [
      ["a group's page", "hq-id=7", null],
      ["a page that asks for a venue at checkout", "store-id=120&select-mode", /^Patty & Sons, Crown St/],
    ]),
  )("leads back to the checkout of the order's venue on %s", async (_page, query, picked) => {
    const visit = await journeys.open(`/embed.html?${query}`);
    if (!picked) await visit.click("link", /^Patty & Sons, Bourke St/);
    await chooseBurger(visit);
    if (picked) await visit.click("link", picked);
    await visit.click("tab", english.pickup);
    await typeContact(visit);
    await toPaymentPage(visit, "Alipay");
    await visit.click("button", "Fail");
    await visit.read(/TRADE_FAILED/);
    await toPaymentPage(visit, "Alipay");
    await visit.click("button", "Pay");
    await visit.find("heading", english.placed);
    takeNetworkLines(visit);
    expect(await shop.orders()).toMatchObject([{ posts: 1 }]);
  });

  it("leads back to a full page's address without the result in it, and says so if no order is stored", async () => {
    const visit = await shop.openCheckout("/order/store/120");
    await typeContact(visit);
    await toPaymentPage(visit, "Alipay");
    await visit.click("button", "Cancel");
    await visit.read(/TRADE_CANCELLED/);
    expect(new URL(visit.page.url()).search).toBe("");
    await toPaymentPage(visit, "Alipay");
    await visit.page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await visit.click("button", "Pay");
    await visit.read("No order on this device matches this payment. Nothing was sent, and nothing has changed here.");
    // The message comes first. The code that removes the result from the address loads after that.
    await vi.waitFor(() => expect(new URL(visit.page.url()).search).toBe(""), { timeout: 10_000 });
    expect(new URL(visit.page.url()).pathname).toBe("/order/store/120/checkout");
    expect(await shop.orders()).toEqual([]);
    takeNetworkLines(visit);
  });
});
