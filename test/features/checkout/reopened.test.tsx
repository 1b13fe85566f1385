// @vitest-environment happy-dom

import { act } from "react";
import { describe, expect, it } from "vitest";
import { instant } from "../../../src/domain/time/instant.ts";
import { sentences } from "../../../src/parts/server-words/sentences.ts";
import { sentencesAtom } from "../../../src/parts/server-words/useServerWords.ts";
import { storeAtom } from "../../../src/state/store/store.atoms.ts";
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

/** Simulates a return from Alipay's page without result parameters. */
function comeBack(attempt = kept) {
  const state = shopState({ view: { alipay: true, wechat: true } });
  state.device.save(storedOrders.checkoutData, attempt);
  return openCheckout(state);
}

const choices = ["Card", "Cash on pickup", "Alipay", "WeChat Pay"];

describe("R57: a diner who returns from a payment page without a result", () => {
  it("gets the form with every payment, the last one selected and a warning, and opens the same payment again with the next press", async () => {
    const shop = await comeBack();
    expect(choices.map((name) => shop.field(name).checked)).toEqual([false, false, true, false]);
    expect(shop.root.textContent).toContain("We don't have your order yet");
    for (const name of ["Cash on pickup", "WeChat Pay", "Alipay"]) {
      click(shop.field(name));
      expect(shop.root.textContent).toContain("Your payment may have gone through.");
    }
    expect(shop.root.textContent).not.toContain("as it was sent");
    expect(shop.button("Pay now").disabled).toBe(false);
    expect(shop.root.activeElement).toBe(shop.button("Check my payment"));
    shop.fill(noor);
    await shop.press("Pay now");
    expect(shop.ordering.pageExit.left).toEqual(["https://pay.example/u-1"]);
    expect(shop.ordering.posted).toEqual([]);
  });

  it("R89: can ask whether the payment has arrived, and is back at the form if it hasn't", async () => {
    const shop = await comeBack();
    act(() => shop.store.set(sentencesAtom, sentences));
    await shop.press("Check my payment");
    await shop.answer({ kind: "unpaid", message: "We can't see your payment yet.", isCoded: true });
    expect(shop.root.textContent).toContain("We don't have your order yetWe can't see your payment yet.");
    expect(shop.root.textContent).not.toContain("may have gone through");
    expect(shop.root.textContent).toContain("check again before you choose another way to pay");
    expect(shop.button("Pay now").disabled).toBe(false);
    await shop.press("Check my payment");
    await shop.answer(taken);
    expect(shop.ordering.posted).toMatchObject([{ udid: "u-1" }, { udid: "u-1" }]);
    expect(shop.history.current()).toContain("/completeorder/u-1/");
  });

  it.each([false, true])(
    "reads why a paid order was refused, also if only it holds the cart: %s",
    async (holdsCart) => {
      const state = shopState({ view: { alipay: true } });
      state.device.save(storedOrders.checkoutData, { ...kept, holdsCart });
      state.ordering.pageExit.leadBack({ udid: "u-1", mayBePaid: true, status: "TRADE_SUCCESS" });
      const shop = await openCheckout(state);
      await shop.answer({ kind: "refused", message: "It has sold out.", isCoded: true });
      expect(shop.root.textContent).toContain("Your order was not placedIt has sold out.If you were charged, you");
      expect(shop.root.textContent).not.toContain("We don't have your order yet");
      expect(shop.root.textContent).not.toContain("The store does not have it yet");
      // The cart has the lines again and can be changed.
      expect(shop.button("Pay now").disabled).toBe(false);
    },
  );

  it("R89: is promised no refund by a stranger who refuses a paid order, and can check the payment", async () => {
    const state = shopState({ view: { alipay: true } });
    state.device.save(storedOrders.checkoutData, kept);
    state.ordering.pageExit.leadBack({ udid: "u-1", mayBePaid: true, status: "TRADE_SUCCESS" });
    const shop = await openCheckout(state);
    await shop.answer({ kind: "refused", message: "Forbidden" });
    expect(shop.root.textContent).not.toContain("If you were charged");
    await shop.press("Check my payment");
    await shop.answer(taken);
    expect(shop.history.current()).toContain("/completeorder/u-1/");
  });

  it("reads what happens with the money if the store closed while they paid, and isn't asked to pay again", async () => {
    const state = shopState({ view: { alipay: true } });
    state.device.save(storedOrders.checkoutData, kept);
    state.ordering.pageExit.leadBack({ udid: "u-1", mayBePaid: true, status: "TRADE_SUCCESS" });
    const shop = await openCheckout(state);
    const open = state.store.get(storeAtom);
    if (open.kind !== "ready") throw new Error("There is no store.");
    await shop.answer({ kind: "refused", message: "Currently not taking online orders", isCoded: true });
    act(() => state.store.set(storeAtom, { kind: "ready", value: { ...open.value, inOperation: false } }));
    expect(shop.root.textContent).toContain("Your order was not placed");
    expect(shop.root.textContent).toContain("If you were charged, you get a refund.");
    expect(shop.root.textContent).not.toContain("Pay now");
  });

  it("stays on the order's screen if only the attempt holds the cart", async () => {
    const shop = await comeBack({ ...kept, holdsCart: true });
    expect(shop.root.textContent).toContain("Pay again, and the same order is sent");
    expect(shop.root.querySelector('[type="radio"]')).toBeNull();
  });
});
