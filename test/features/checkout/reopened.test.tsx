// @vitest-environment happy-dom

import { describe, expect, it } from "vitest";
import { instant } from "../../../src/domain/time/instant.ts";
import { storedOrders } from "../../../src/wire/storage/orderTable.ts";
import { buildAttempt } from "../../domain/checkout/buildAttempt.ts";
import { click } from "../../ui/render.tsx";
import { cart, noor, openCheckout, shopState, taken, total } from "./checkoutFixture.tsx";

const kept = buildAttempt("u-1", {
  ordered: cart.lines,
  settlement: { kind: "redirect", method: "alipay", hasReturned: false },
  total,
  postedAt: instant(1),
});

/** The page was left for Alipay's, and comes up anew without a word from there. */
function comeBack(attempt = kept) {
  const state = shopState({ view: { alipay: true, wechat: true } });
  state.device.keep(storedOrders.checkoutData, attempt);
  return openCheckout(state);
}

const choices = ["Card", "Cash on pickup", "Alipay", "WeChat Pay"];

describe("R57: who comes back from a payment's page without a word", () => {
  it("finds the form with every way to pay, the last one chosen, and is told", async () => {
    const shop = await comeBack();
    expect(choices.map((name) => shop.field(name).checked)).toEqual([false, false, true, false]);
    expect(shop.root.textContent).toContain("Your order has not arrived yet");
    expect(shop.root.textContent).toContain("it stays one order, and you will not pay twice");
    expect(shop.root.textContent).not.toContain("as it was sent");
    expect(shop.button("Pay now").disabled).toBe(false);
  });

  it("isn't warned of a second payment where cash is chosen, which is taken at the counter", async () => {
    const shop = await comeBack();
    click(shop.field("Cash on pickup"));
    expect(shop.root.textContent).not.toContain("you will not pay twice");
    click(shop.field("WeChat Pay"));
    expect(shop.root.textContent).toContain("you will not pay twice");
  });

  it("opens the same payment again with the next press", async () => {
    const shop = await comeBack();
    shop.fill(noor);
    await shop.press("Pay now");
    expect(shop.ordering.pageExit.left).toEqual(["https://pay.example/u-1"]);
    expect(shop.ordering.posted).toEqual([]);
  });

  it("pays in another way under the same UDID, once the backend has said that nothing is paid", async () => {
    const shop = await comeBack();
    shop.fill(noor);
    click(shop.field("Cash on pickup"));
    await shop.press("Place order");
    expect(shop.ordering.posted).toMatchObject([{ udid: "u-1", body: kept.body }]);
    await shop.answer({ kind: "unpaid", message: "We can't see your payment yet." });
    expect(shop.ordering.posted).toHaveLength(2);
    expect(shop.ordering.posted[1]?.body["TrackingOrder"]).toMatchObject({
      UDID: "u-1",
      PaymentTransactions: [{ PaymentMethodType: 1 }],
    });
    await shop.answer(taken);
    expect(shop.history.current()).toContain("/completeorder/u-1/");
  });

  it("reads why the store refused an order that was paid, and that the money is given back", async () => {
    const state = shopState({ view: { alipay: true } });
    state.device.keep(storedOrders.checkoutData, kept);
    state.ordering.pageExit.leadBack({ udid: "u-1", isPaid: true, status: "TRADE_SUCCESS" });
    const shop = await openCheckout(state);
    await shop.answer({ kind: "refused", message: "It has sold out." });
    expect(shop.root.textContent).toContain("Your order was not placedIt has sold out.If money was taken, the");
    expect(shop.root.textContent).not.toContain("has not arrived yet");
    expect(shop.button("Pay now").disabled).toBe(false);
  });

  it("reads the same of its money where the cart is in the order alone", async () => {
    const state = shopState({ view: { alipay: true } });
    state.device.keep(storedOrders.checkoutData, { ...kept, holdsCart: true });
    state.ordering.pageExit.leadBack({ udid: "u-1", isPaid: true, status: "TRADE_SUCCESS" });
    const shop = await openCheckout(state);
    await shop.answer({ kind: "refused", message: "It has sold out." });
    expect(shop.root.textContent).toContain("Your order was not placedIt has sold out.If money was taken, the");
    expect(shop.root.textContent).not.toContain("The store does not have it yet");
    // The cart has it again, and can be changed.
    expect(shop.button("Pay now").disabled).toBe(false);
  });

  it("keeps the screen of the order where the cart is in the order alone", async () => {
    const shop = await comeBack({ ...kept, holdsCart: true });
    expect(shop.root.textContent).toContain("Pay again, and the same order is sent");
    expect(shop.root.querySelector('[type="radio"]')).toBeNull();
  });
});

describe("R57: a return for another order", () => {
  it("changes nothing, whatever is kept here", async () => {
    const state = shopState({ view: { alipay: true } });
    state.device.keep(storedOrders.checkoutData, kept);
    state.ordering.pageExit.leadBack({ udid: "another", isPaid: true, status: "TRADE_SUCCESS" });
    const shop = await openCheckout(state);
    expect(shop.root.textContent).toContain("Your order has not arrived yet");
    expect(shop.ordering.posted).toEqual([]);
  });
});
