import { describe, expect, it } from "vitest";
import { isBranded } from "../support/branded.ts";
import { useJourneys, type Visit } from "../support/journey.ts";
import { quickRow } from "../support/quickRow.ts";
import { postedUdids, takeNetworkLines, typeCard, typeContact, useOrdering } from "./ordering.ts";
import { embedOf, english, type Side, sides } from "./orderWords.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

const cancelCall = "PUT /api/trackingorders";
const tooLate = { Success: false, Status: { Message: "It is too late to cancel this order." } };

const words = {
  en: {
    cancel: "Cancel order",
    question: "Cancel this order?",
    keep: "No, keep it",
    yes: "Yes, cancel order",
    back: "Back to your order",
    tooLate: "It is too late to cancel this order.",
    noAnswer: "Nobody has answered",
    submitted: "Order Submitted",
    preparing: "Being Prepared",
    requested: "Order Cancel Requested",
    rejected: "Order Rejected",
    retry: "Retry",
    checkout: "Checkout",
    thanks: "Your order is in, and a confirmation is on its way to your",
    plainThanks: "A request has been sent. Please check your email to see the status of your order.",
    gone: "We can't find the order in this link.",
  },
  "zh-CN": {
    cancel: "取消订单",
    question: "要取消此订单吗？",
    keep: "不，保留",
    yes: "是，取消订单",
    back: "返回订单",
    tooLate: "已超过可取消订单的时间。",
    noAnswer: "没有收到答复",
    submitted: "订单已提交",
    preparing: "正在准备",
    requested: "已申请取消订单",
    rejected: "订单被拒绝",
    retry: "重试",
    checkout: "结账",
    thanks: "我们已收到您的订单，确认邮件正在发往您的",
    plainThanks: "订单已提交。请查看您的电子邮件，了解订单状态。",
    gone: "我们找不到此链接指向的订单。",
  },
} as const;

async function statuses(): Promise<readonly number[]> {
  return (await shop.orders()).map(({ document }) => document.OnlineOrderStatus);
}

/** Places an order and sets its status by hand, so that the demo's kitchen no longer changes it. */
async function order(side: Side): Promise<{ visit: Visit; udid: string }> {
  const { words: form, size } = side;
  await journeys.demo.merge(`Companies/${side.storeId}`, {
    OrderCancellation: { OrderCancellationAllowed: true, CancellationTimeBufferInMinutes: 0 },
  });
  const visit = await shop.openCheckout(embedOf(side), form, { size });
  await typeContact(visit, form);
  await typeCard(visit, undefined, form);
  await visit.click("button", form.pay);
  await visit.find("heading", form.placed);
  const udid = await shop.udidOfOnlyOrder();
  await shop.setStatus(udid, 2);
  await visit.find("heading", words[side.language].preparing);
  return { visit, udid };
}

describe.each(quickRow(1, sides))("$side: an order that is cancelled or rejected", (side) => {
  const said = words[side.language];

  it("is cancelled once the diner has confirmed it", async () => {
    const { visit } = await order(side);
    await visit.click("button", said.cancel);
    await visit.find("dialog", said.question);
    await visit.click("button", said.keep);
    await visit.gone("dialog", said.question);
    expect(await statuses()).toEqual([2]);
    await visit.click("button", said.cancel);
    await visit.click("button", said.yes);
    await visit.find("heading", said.requested);
    await visit.gone("button", said.cancel);
    expect(await statuses()).toEqual([12]);
    expect(await journeys.demo.requests("PUT", "/status/12")).toBe(1);
  });

  it("goes on if the store refuses to cancel it, and shows the store's message", { tags: ["thorough"] }, async () => {
    const { visit } = await order(side);
    await journeys.demo.fault({ match: cancelCall, body: JSON.stringify(tooLate), status: 200 });
    await visit.click("button", said.cancel);
    await visit.click("button", said.yes);
    await visit.read(said.tooLate);
    await visit.click("button", said.back);
    await visit.gone("dialog", said.question);
    await visit.find("heading", said.preparing);
    expect(await statuses()).toEqual([2]);
  });

  it("can be cancelled on a second try if the store gave no answer", { tags: ["thorough"] }, async () => {
    const { visit } = await order(side);
    await journeys.demo.fault({ match: cancelCall, status: 500 });
    await visit.click("button", said.cancel);
    await visit.click("button", said.yes);
    await visit.read(said.noAnswer);
    await visit.click("button", said.yes);
    await visit.find("heading", said.requested);
    expect(await statuses()).toEqual([12]);
    takeNetworkLines(visit);
  });

  it("can be ordered again from a filled cart after the store rejected it", async () => {
    const { visit, udid } = await order(side);
    const udids = postedUdids(visit);
    await shop.setStatus(udid, 11, "We are out of buns.");
    await visit.find("heading", said.rejected);
    await visit.click("button", said.retry);
    await visit.find("heading", said.checkout);
    await visit.holds("textbox", side.words.email, "noor@example.com");
    await typeCard(visit, undefined, side.words);
    await visit.click("button", side.words.pay);
    await visit.find("heading", side.words.placed);
    expect(udids).toHaveLength(1);
    expect(udids).not.toContain(udid);
    expect(await shop.orders()).toMatchObject([{ posts: 1 }, { posts: 1 }]);
  });
});

const template = "MessageTemplates/thankyou";

it.each(quickRow(1, sides))(
  "$side: thanks a guest with the deployment's own text if the store has no login",
  async (side) => {
    const { storeId, words: form, size, language } = side;
    const store = await journeys.demo.read(`Companies/${storeId}`);
    const view = store["ViewComponentConfigs"] as object;
    await journeys.demo.merge(`Companies/${storeId}`, { ViewComponentConfigs: { ...view, LogIn: false } });
    const visit = await shop.openCheckout(embedOf(side), form, { size });
    await typeContact(visit, form);
    await typeCard(visit, undefined, form);
    await visit.click("button", form.pay);
    await visit.read(words[language].thanks);
    await visit.click("button", form.onward);
    await visit.find("button", form.burger);
  },
);

describe("the thank-you page", () => {
  const page = "/order/store/120/thankyou";

  it("shows the spec's text if the deployment has none", async () => {
    await journeys.demo.remove(template);
    const visit = await journeys.open(page);
    await visit.read(words.en.plainThanks);
    takeNetworkLines(visit);
  });

  it("runs no script from a template and loads nothing from it", async () => {
    const Content =
      '<img src="https://evil.example/x.png" onerror="alert(1)"><script>alert(1)</script><p>Ta ' +
      '<a href="javascript:alert(1)">much</a><iframe src="https://evil.example"></iframe>' +
      '<style>@import "https://evil.example/y";</style></p>';
    await journeys.demo.merge(template, { Content });
    const visit = await journeys.open(page);
    const asked: string[] = [];
    visit.page.on("dialog", (dialog) => asked.push(dialog.message()));
    await visit.read("Ta");
    await visit.read("much");
    expect(await visit.has("link", "much")).toBe(false);
    expect(asked).toEqual([]);
  });
});

describe("the checkout address of a past order", () => {
  const side = sides[0];

  // A brand's orders are stored under the diner's id, which this address doesn't contain.
  it.skipIf(isBranded)(
    "fills an empty cart on another device, also after a reload, and the order's page opens there too",
    async () => {
      const { udid } = await order(side);
      const visit = await journeys.open(`/order/store/120/completeorder/${udid}/g-1`);
      await visit.find("heading", words.en.preparing);
      await visit.find("button", words.en.cancel);
      await visit.go(`/order/store/120/checkout/${udid}`);
      await visit.holds("textbox", english.firstName, "Noor");
      await visit.holds("textbox", english.phone, "0412345678");
      await visit.read("Bourke St Cheeseburger");
      await visit.read(/Smoked bacon/);
      expect((await visit.find("textbox", english.number)).value ?? "").toBe("");
      await visit.page.reload();
      await visit.holds("textbox", english.firstName, "Noor");
      await visit.read("Bourke St Cheeseburger");
      expect(await shop.orders()).toHaveLength(1);
    },
  );

  it("says so and leaves the cart empty if the order doesn't exist", { tags: ["thorough"] }, async () => {
    const visit = await journeys.open("/order/store/120/checkout/0d0e4d1c-6a51-4b0e-9d0e-3f6f0f1d2c3b");
    await visit.read(new RegExp(words.en.gone));
    await visit.find("heading", english.emptyCart);
    takeNetworkLines(visit);
  });
});
