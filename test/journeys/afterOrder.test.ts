import { describe, expect, it } from "vitest";
import { isBranded } from "../support/branded.ts";
import { phone, useJourneys, type Visit } from "../support/journey.ts";
import { thorough } from "../support/quickRow.ts";
import { until } from "../support/until.ts";
import { acceptNetworkLines, placeByCard, postedUdids, typeCard, useOrdering } from "./ordering.ts";
import { chinese, english } from "./orderWords.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

const cancelCall = "PUT /api/trackingorders";
const tooLate = { Success: false, Status: { Message: "It is too late to cancel this order." } };

const said = {
  cancel: "Cancel order",
  question: "Cancel this order?",
  save: "No, keep it",
  yes: "Yes, cancel order",
  back: "Back to your order",
  tooLate: "It is too late to cancel this order.",
  noAnswer: "No answer yet",
  submitted: "Order Submitted",
  preparing: "Being Prepared",
  requested: "Order Cancel Requested",
  rejected: "Order Rejected",
  retry: "Retry",
  checkout: "Checkout",
  thanks: "Your order is in, and a confirmation is on its way to your",
  plainThanks: "A request has been sent. Please check your email to see the status of your order.",
  gone: "We can't find the order in this link.",
} as const;

async function statuses(): Promise<readonly number[]> {
  return (await shop.orders()).map(({ document }) => document.OnlineOrderStatus);
}

/** Places an order and sets its status by hand, so that the demo's kitchen no longer changes it. */
async function order(): Promise<{ visit: Visit; udid: string }> {
  await journeys.demo.merge("Companies/120", {
    OrderCancellation: { OrderCancellationAllowed: true, CancellationTimeBufferInMinutes: 0 },
  });
  const visit = await shop.openWithCart({ size: phone });
  await placeByCard(visit);
  const udid = await shop.udidOfOnlyOrder();
  await shop.setStatus(udid, 2);
  await visit.find("heading", said.preparing);
  return { visit, udid };
}

it("an order goes on unless the diner and the store want to cancel it, and can be ordered again if it is rejected", async () => {
  const { visit, udid } = await order();
  await visit.click("button", said.cancel);
  await visit.find("dialog", said.question);
  await visit.click("button", said.save);
  await visit.gone("dialog", said.question);
  expect(await statuses()).toEqual([2]);

  await journeys.demo.fault({ match: cancelCall, body: JSON.stringify(tooLate), status: 200 });
  await visit.click("button", said.cancel);
  await visit.click("button", said.yes);
  await visit.read(said.tooLate);
  await visit.click("button", said.back);
  await visit.gone("dialog", said.question);
  await visit.find("heading", said.preparing);
  expect(await statuses()).toEqual([2]);

  await journeys.demo.fault({ match: cancelCall, status: 500 });
  await visit.click("button", said.cancel);
  await visit.click("button", said.yes);
  await visit.read(said.noAnswer);
  expect(await statuses()).toEqual([2]);
  await visit.click("button", said.yes);
  await visit.find("heading", said.requested);
  await visit.gone("button", said.cancel);
  // The button was at the end of a long page.
  const title = await visit.page.waitForSelector("servery-storefront >>> h1.order__title:focus", { visible: true });
  await until(async () => expect(await title?.isIntersectingViewport()).toBe(true));
  expect(await statuses()).toEqual([12]);

  const udids = postedUdids(visit);
  await shop.setStatus(udid, 11, "We are out of buns.");
  await visit.find("heading", said.rejected);
  await visit.click("button", said.retry);
  await visit.find("heading", said.checkout);
  await visit.read("Noor Abbot");
  await typeCard(visit);
  await visit.click("button", english.pay);
  await visit.find("heading", english.placed);
  expect(udids).toHaveLength(1);
  expect(udids).not.toContain(udid);
  const again = { posts: 1, document: { ContactCustomer_Email_Address: "noor@example.com" } };
  expect(await shop.orders()).toMatchObject([{ posts: 1 }, again]);
  acceptNetworkLines(visit);
});

const template = "MessageTemplates/thankyou";

it("thanks a guest with the deployment's own text if the store has no login, in Chinese", thorough, async () => {
  const store = await journeys.demo.read("Companies/121");
  const view = store["ViewComponentConfigs"] as object;
  await journeys.demo.merge("Companies/121", { ViewComponentConfigs: { ...view, LogIn: false } });
  const visit = await shop.openCheckout("/embed.html?store-id=121&language=zh-CN", chinese);
  await typeCard(visit, undefined, chinese);
  await visit.click("button", chinese.pay);
  await visit.read("我们已收到您的订单，确认邮件正在发往您的");
  await visit.click("button", chinese.onward);
  await visit.find("button", chinese.burger);
});

describe("the thank-you page", () => {
  const page = "/order/store/120/thankyou";

  it("runs no script from a template, loads nothing from it, and shows the shop's text if there is none", async () => {
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
    await journeys.demo.remove(template);
    await visit.page.reload();
    await visit.read(said.plainThanks);
    acceptNetworkLines(visit);
  });
});

describe("the checkout address of a past order", () => {
  // A brand's orders are stored under the diner's id, which this address doesn't contain.
  it.skipIf(isBranded)(
    "R84: brings only the dishes to another device, also after a reload, and the order's page opens there too",
    async () => {
      const { udid } = await order();
      const visit = await journeys.open(`/order/store/120/completeorder/${udid}/g-1`);
      await visit.find("heading", said.preparing);
      await visit.find("button", said.cancel);
      await visit.go(`/order/store/120/checkout/${udid}`);
      await visit.read("An order that was shared with you is in your cart");
      expect((await visit.find("textbox", english.firstName)).value ?? "").toBe("");
      expect((await visit.find("textbox", english.phone)).value ?? "").toBe("");
      await visit.read("Bourke St Cheeseburger");
      await visit.read(/Smoked bacon/);
      expect((await visit.find("textbox", english.number)).value ?? "").toBe("");
      await visit.page.reload();
      expect((await visit.find("textbox", english.firstName)).value ?? "").toBe("");
      await visit.read("Bourke St Cheeseburger");
      expect(await shop.orders()).toHaveLength(1);
    },
  );

  it("says so and leaves the cart empty if the order doesn't exist", thorough, async () => {
    const visit = await journeys.open("/order/store/120/checkout/0d0e4d1c-6a51-4b0e-9d0e-3f6f0f1d2c3b");
    await visit.read(new RegExp(said.gone));
    await visit.find("heading", english.emptyCart);
    acceptNetworkLines(visit);
  });
});
