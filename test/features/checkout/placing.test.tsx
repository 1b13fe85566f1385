// @vitest-environment happy-dom

import { act } from "react";
import { describe, expect, it } from "vitest";
import { toDollars } from "../../../src/domain/money/cents.ts";
import { transactionIdOf } from "../../../src/domain/order/orderReference.ts";
import { cartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { navigateAtom } from "../../../src/state/navigation/navigation.atoms.ts";
import { refreshStoreAtom } from "../../../src/state/store/store.actions.ts";
import { storeAtom } from "../../../src/state/store/store.atoms.ts";
import { buildConnection } from "../../support/buildConnection.ts";
import { serve } from "../../support/buildServices.ts";
import { click } from "../../ui/render.tsx";
import {
  filled,
  goodCard,
  placedTold,
  sent,
  shopState,
  storedAttempt,
  taken,
  total,
  unanswered,
} from "./checkoutFixture.tsx";

const offline = "You're offline. Nothing was sent.";

describe("a press without a network", () => {
  it("says so until the connection is back, or the next press", async () => {
    const shop = await filled();
    const { connection, hear } = buildConnection();
    serve(shop.store, { connection: { ...connection, isOffline: () => true } });
    await shop.press("Pay now");
    expect(shop.root.textContent).toContain(offline);
    act(() => hear("seen"));
    expect(shop.root.textContent).toContain(offline);
    act(() => hear("back"));
    expect(shop.root.textContent).not.toContain(offline);
    expect(shop.ordering.posted).toEqual([]);
  });
});

describe("a card payment", () => {
  it("posts the order with the card beside it, stores it without the card, and leads to the order once it is taken", async () => {
    const shop = await sent();
    const [post] = shop.ordering.posted;
    const card = { holder: "Noor Abbot", number: "4111111111111111", expiryYear: 2030, expiryMonth: 12, cvv: "123" };
    expect(post?.tender).toEqual({ kind: "card", card });
    expect(storedAttempt(shop)).toMatchObject({ reference: { udid: post?.udid }, settlement: { kind: "card" } });
    expect(JSON.stringify(storedAttempt(shop))).not.toMatch(/4111 ?1111/);
    const udid = shop.ordering.posted[0]?.udid ?? "";
    await shop.answer(taken);
    const guest = shop.ordering.posted[0]?.body["TrackingOrder"] as Record<string, unknown>;
    expect(shop.history.current()).toBe(`/store/120/completeorder/${udid}/${guest["GuestIdentifier"]}`);
    expect(shop.store.get(cartAtom).lines).toEqual([]);
    expect(placedTold(shop)).toMatchObject([
      { storeId: 120, transactionId: transactionIdOf(udid), total: toDollars(total) },
    ]);
    expect(storedAttempt(shop)).toBeNull();
  });
});

describe("R33: a store that is switched off during the payment", () => {
  async function switchedOff() {
    const shop = await sent();
    shop.documents.remove(120);
    const lookAgain = () => act(() => shop.store.set(refreshStoreAtom));
    await lookAgain();
    return { ...shop, lookAgain };
  }

  it("doesn't replace the order's refusal, and is missing once the diner goes on", async () => {
    const shop = await switchedOff();
    await shop.answer({ kind: "refused", message: "Store is not in operation", isCoded: true });
    await shop.lookAgain();
    expect(shop.history.current()).toBe("/store/120/checkout");
    expect(shop.find("[role=alert]").textContent).toContain("Your order was not placed");
    act(() => shop.store.set(navigateAtom, { name: "main" }));
    shop.unmount();
    await shop.lookAgain();
    expect(shop.history.current()).toBe("/pagenotfound");
  });
});

describe("R33: an order is placed once", () => {
  it("a decline shows the server's message, keeps the form but not the card, and a retry is a new order", async () => {
    const shop = await filled();
    shop.button("Pay now").focus();
    await shop.press("Pay now");
    await shop.answer({ kind: "refused", message: "Your card was declined.", isCoded: true });
    expect(shop.root.querySelectorAll("[role=alert]")).toHaveLength(1);
    expect(shop.root.activeElement).toBe(shop.field("Card number"));
    expect(shop.find(".checkout__payment-form [role=alert]").textContent).toContain("Your card was declined.");
    expect(shop.find("[role=alert]").textContent).toContain("What you typed is still here");
    expect(shop.field("First name").value).toBe("Noor");
    expect(["Card number", "Expiry date", "CVV"].map((label) => shop.field(label).value)).toEqual(["", "", ""]);
    expect(shop.field("Card number").getAttribute("aria-invalid")).toBe("false");
    shop.fill(goodCard);
    await shop.press("Pay now");
    const [first, second] = shop.ordering.posted;
    expect(second?.udid).not.toBe(first?.udid);
  });

  it("a decline after a resend is shown beside the card until cash is chosen, and refused cash beside the button", async () => {
    const shop = await unanswered();
    await shop.press("Send it again");
    await shop.answer({ kind: "refused", message: "Your card was declined.", isCoded: true });
    expect(shop.find(".checkout__payment-form [role=alert]").textContent).toContain("Your card was declined.");
    expect(shop.root.activeElement).toBe(shop.field("Card number"));
    click(shop.field("Cash on pickup"));
    await shop.settle();
    expect(shop.root.querySelector("[role=alert]")).toBeNull();
    expect(shop.field("Cash on pickup").checked).toBe(true);
    click(shop.field("Card"));
    expect(shop.root.querySelector("[role=alert]")).toBeNull();
    click(shop.field("Cash on pickup"));
    await shop.press("Place order");
    await shop.answer({ kind: "refused", message: "The kitchen has closed.", isCoded: true });
    expect(shop.find(".checkout__pay [role=alert]").textContent).toContain("The kitchen has closed.");
    expect(shop.root.querySelectorAll("[role=alert]")).toHaveLength(1);
  });

  it.each([
    ["its own message", "Back in May.", "Back in May."],
    ["the API's", "", "Currently not taking online orders."],
  ])("a store that has closed meanwhile says so once, with %s, and mentions no form", async (_whose, own, words) => {
    const state = shopState({ closedMessage: own });
    const shop = await sent(state);
    state.documents.put({ ...state.shown, inOperation: false });
    await shop.answer({ kind: "refused", message: own || "Currently not taking online orders", isCoded: true });
    const told = [...shop.root.querySelectorAll(":not([hidden]) > .notice")].map(({ textContent }) => textContent);
    expect(told).toEqual(["Your order was not placedYou will not be charged.", words]);
    state.documents.put(state.shown);
    await shop.press("Back to menu");
    await shop.settle();
    expect(shop.store.get(storeAtom)).toMatchObject({ value: { inOperation: true } });
  });
});
