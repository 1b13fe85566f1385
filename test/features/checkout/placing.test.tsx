// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import { dollars } from "../../../src/domain/money/dollars.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { cartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { refreshCartAtom } from "../../../src/state/cart/keepCart.actions.ts";
import { nowAtom } from "../../../src/state/clock/clock.atoms.ts";
import { storedOrders } from "../../../src/wire/storage/orderTable.ts";

import { buildMenu, buildProduct } from "../../support/buildMenu.ts";
import { click } from "../../ui/render.tsx";
import {
  goodCard,
  keptAttempt,
  liveOrder,
  noor,
  openCheckout,
  type Shop,
  shopState,
  total,
} from "./checkoutFixture.tsx";

async function filled(state = shopState()): Promise<Shop> {
  const shop = await openCheckout(state);
  shop.fill({ ...noor, ...goodCard });
  return shop;
}

const placedTold = ({ announced }: Shop) => announced.filter(({ kind }) => kind === "order-placed");

const taken = { kind: "taken", customerId: null } as const;

describe("paying by card", () => {
  it("posts the order with the card beside it, and keeps the order without the card meanwhile", async () => {
    const shop = await filled();
    await shop.press("Pay now");
    const [post] = shop.ordering.posted;
    expect(post?.card).toEqual({
      holder: "Noor Abbot",
      number: "4111111111111111",
      expiryYear: 2030,
      expiryMonth: 12,
      cvv: "123",
    });
    expect(keptAttempt(shop)).toMatchObject({ address: { udid: post?.udid }, needsCard: true });
    expect(JSON.stringify(keptAttempt(shop))).not.toContain("4111");
  });

  it("leads to the order, empties the cart, tells the page once and forgets the attempt", async () => {
    const shop = await filled();
    await shop.press("Pay now");
    const udid = shop.ordering.posted[0]?.udid ?? "";
    await shop.answer(taken);
    const guest = shop.ordering.posted[0]?.body["TrackingOrder"] as Record<string, unknown>;
    expect(shop.history.current()).toBe(`/store/120/completeorder/${udid}/${guest["GuestIdentifier"]}`);
    expect(shop.store.get(cartAtom).lines).toEqual([]);
    expect(placedTold(shop)).toMatchObject([{ storeId: 120, orderId: udid, total: dollars(total) }]);
    expect(keptAttempt(shop)).toBeNull();
  });

  it("goes by the customer that the backend names", async () => {
    const shop = await filled();
    await shop.press("Pay now");
    await shop.answer({ kind: "taken", customerId: "c-9" });
    expect(shop.history.current()).toMatch(/\/c-9$/);
  });

  it.each([
    ["logging in is off", { login: false }],
    ["tracking is hidden for guests", { hidesGuestTracking: true }],
  ])("spec, placing 5: ends on the thank-you page where %s", async (_why, view) => {
    const shop = await filled(shopState({ view }));
    await shop.press("Pay now");
    await shop.answer(taken);
    expect(shop.history.current()).toBe("/store/120/thankyou");
  });
});

describe("R33: an order is placed once", () => {
  it("a double click posts once", async () => {
    const shop = await filled();
    const pay = shop.button("Pay now");
    click(pay);
    click(pay);
    await shop.settle();
    await shop.press("Pay now");
    expect(shop.ordering.posted).toHaveLength(1);
  });

  it("a decline is told in the server's words, keeps the form and drops the card; the next try is a new order", async () => {
    const shop = await filled();
    await shop.press("Pay now");
    await shop.answer({ kind: "refused", message: "Your card was declined." });
    expect(shop.find("[role=alert]").textContent).toContain("Your card was declined.");
    expect(shop.find("[role=alert]").textContent).toContain("What you typed is still here");
    expect(shop.field("First name").value).toBe("Noor");
    expect(["Card number", "Expiry date", "CVV"].map((label) => shop.field(label).value)).toEqual(["", "", ""]);
    expect(shop.field("Card number").getAttribute("aria-invalid")).toBeNull();
    shop.fill(goodCard);
    await shop.press("Pay now");
    const [first, second] = shop.ordering.posted;
    expect(second?.udid).not.toBe(first?.udid);
  });

  it("a decline is told beside the card, and the focus goes to its number", async () => {
    const shop = await filled();
    shop.button("Pay now").focus();
    await shop.press("Pay now");
    await shop.answer({ kind: "refused", message: "Your card was declined." });
    expect(shop.find(".checkout__card [role=alert]").textContent).toContain("Your card was declined.");
    expect(shop.root.querySelectorAll("[role=alert]")).toHaveLength(1);
    expect(shop.root.activeElement).toBe(shop.field("Card number"));
  });

  it("what was refused is looked at anew: the next try costs what it costs now", async () => {
    const state = shopState();
    const shop = await filled(state);
    await shop.press("Pay now");
    const menu = buildMenu({ Burgers: [buildProduct("patty", { price: cents(2_001) })] });
    state.documents.put(state.shown, [menu]);
    await shop.answer({ kind: "refused", message: "Prices have changed." });
    expect(shop.find("[role=alert]").textContent).toContain("Prices have changed.");
    act(() => void shop.store.set(refreshCartAtom));
    expect(shop.root.textContent).toContain("Patty now costs $20.01 instead of $10.00.");
    shop.fill(goodCard);
    await shop.press("Pay now");
    expect(shop.ordering.posted.map(({ body }) => body["TrackingOrder"])).toMatchObject([
      { PaymentTransactions: [{ Amount: total / 100 }] },
      { PaymentTransactions: [{ Amount: 40.02 }] },
    ]);
  });

  it("so it does where the order was sent again", async () => {
    const shop = await filled();
    await shop.press("Pay now");
    await shop.answer({ kind: "no-answer" });
    await shop.press("Send it again");
    await shop.answer({ kind: "refused", message: "Your card was declined." });
    expect(shop.find(".checkout__card [role=alert]").textContent).toContain("Your card was declined.");
    expect(shop.root.activeElement).toBe(shop.field("Card number"));
  });

  it("a refusal of an order in cash is told beside what was pressed", async () => {
    const shop = await filled();
    click(shop.field("Cash on pickup"));
    await shop.press("Place order");
    await shop.answer({ kind: "refused", message: "The kitchen has closed." });
    expect(shop.find(".checkout__pay [role=alert]").textContent).toContain("The kitchen has closed.");
    expect(shop.root.querySelectorAll("[role=alert]")).toHaveLength(1);
  });

  it("without an answer the same order is looked up, and sent again under the same UDID", async () => {
    const shop = await filled();
    await shop.press("Pay now");
    await shop.answer({ kind: "no-answer" });
    expect(shop.root.textContent).toContain("the order has not arrived yet");
    expect(shop.buttons()).not.toContain("Pay now");
    await shop.press("Send it again");
    const [first, second] = shop.ordering.posted;
    expect(second).toEqual(first);
    await shop.answer(taken);
    expect(shop.history.current()).toContain("/completeorder/");
    expect(placedTold(shop)).toHaveLength(1);
  });

  it("without an answer an order that has arrived is shown", async () => {
    const shop = await filled();
    await shop.press("Pay now");
    shop.orders.put(liveOrder(shop.ordering.posted[0]?.udid ?? ""));
    await shop.answer({ kind: "no-answer" });
    expect(shop.history.current()).toContain("/completeorder/");
    expect(shop.ordering.posted).toHaveLength(1);
  });

  it("check again finds it later", async () => {
    const shop = await filled();
    await shop.press("Pay now");
    await shop.answer({ kind: "no-answer" });
    shop.orders.put(liveOrder(shop.ordering.posted[0]?.udid ?? ""));
    await shop.press("Check again");
    expect(shop.history.current()).toContain("/completeorder/");
  });
});

/** The page comes up anew, on a device that has kept what this one kept. */
function reloaded(shop: Shop) {
  shop.unmount();
  const state = shopState();
  const kept = keptAttempt(shop);
  if (!kept) throw new Error("No order is on its way.");
  state.device.keep(storedOrders.checkoutData, kept);
  return state;
}

describe("R33: after a reload", () => {
  it("an order that arrived is shown, and told to the page with its own total", async () => {
    const before = await filled();
    await before.press("Pay now");
    const udid = before.ordering.posted[0]?.udid ?? "";
    const state = reloaded(before);
    state.orders.put(liveOrder(udid));
    const shop = await openCheckout(state);
    expect(shop.history.current()).toContain(`/completeorder/${udid}/`);
    expect(placedTold(shop)).toMatchObject([{ storeId: 120, orderId: udid, total: dollars(total) }]);
    expect(shop.ordering.posted).toEqual([]);
  });

  it("one that did not asks for the card again, and is posted under the same UDID with the same body", async () => {
    const before = await filled();
    await before.press("Pay now");
    const shop = await openCheckout(reloaded(before));
    expect(shop.root.textContent).toContain("Enter it again");
    await shop.press("Pay now");
    expect(shop.errorOf("Card number")).toBe("Number of Card Info field is required.");
    shop.fill({ "Card holder": "Noor Abbot", ...goodCard });
    await shop.press("Pay now");
    expect(shop.ordering.posted).toEqual(before.ordering.posted);
    await shop.answer({ kind: "taken", customerId: null });
    expect(placedTold(shop)).toMatchObject([{ total: dollars(total) }]);
  });

  it("a refusal doesn't say that what was typed is still here: it went with the page", async () => {
    const before = await filled();
    await before.press("Pay now");
    const shop = await openCheckout(reloaded(before));
    shop.fill({ "Card holder": "Noor Abbot", ...goodCard });
    await shop.press("Pay now");
    await shop.answer({ kind: "refused", message: "Your card was declined." });
    expect(shop.field("First name").value).toBe("");
    expect(shop.find("[role=alert]").textContent).toContain("Your card was declined.");
    expect(shop.root.textContent).not.toContain("What you typed is still here");
  });

  it("cash needs no card: the order can be sent again at once", async () => {
    const before = await openCheckout(shopState());
    before.fill(noor);
    click(before.field("Cash on pickup"));
    await before.press("Place order");
    const shop = await openCheckout(reloaded(before));
    await shop.press("Send it again");
    expect(shop.ordering.posted).toEqual(before.ordering.posted);
    expect(shop.ordering.posted[0]?.card).toBeNull();
  });
});

describe("while the outcome is open", () => {
  const leave = () => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it("spec, error catalogue: warns before the page is left while the order is being sent, and no longer", async () => {
    const shop = await filled();
    expect(leave()).toBe(false);
    await shop.press("Pay now");
    expect(shop.root.textContent).toContain("We are in the middle of sending your order");
    expect(leave()).toBe(true);
    await shop.answer({ kind: "refused", message: "" });
    expect(shop.find("[role=alert]").textContent).toContain("You will not be charged");
    expect(leave()).toBe(false);
  });

  it("the fields can't be changed while the order is being sent", async () => {
    const shop = await filled();
    await shop.press("Pay now");
    expect([...shop.root.querySelectorAll("input:enabled, select:enabled, textarea:enabled")]).toEqual([]);
  });

  it("says after ten seconds that it takes longer, in the region that has spoken already, and not before", async () => {
    const shop = await filled();
    await shop.press("Pay now");
    const told = shop.find(".checkout__pay [role=status].notice");
    act(() => shop.passTime(9_000));
    expect(told.textContent).not.toContain("longer than usual");
    act(() => shop.passTime(1_000));
    expect(told.textContent).toContain("Your order is still being sent");
    expect(told.textContent).toContain("don't order again");
    await shop.answer({ kind: "no-answer" });
    await shop.press("Send it again");
    expect(shop.root.textContent).not.toContain("longer than usual");
  });

  it("R33: a store that is too busy is left alone for as long as it asks, and the button counts down", async () => {
    const shop = await filled();
    await shop.press("Pay now");
    await shop.answer({ kind: "no-answer", retryAfterMs: 65_000 });
    expect(shop.find(".open-order [aria-live]").textContent).toBe(
      "The store is very busy: please wait a moment before you send it again.",
    );
    expect(shop.button("Send it again").textContent).toContain("Send it again in 1:05");
    await shop.press("Send it again");
    act(() => shop.passTime(64_000));
    expect(shop.button("Send it again").textContent).toContain("Send it again in 0:01");
    await shop.press("Send it again");
    expect(shop.ordering.posted).toHaveLength(1);
    act(() => shop.passTime(1_000));
    expect(shop.button("Send it again").getAttribute("aria-disabled")).toBeNull();
    expect(shop.root.textContent).not.toContain("very busy");
    await shop.press("Send it again");
    expect(shop.ordering.posted).toHaveLength(2);
  });

  it("so it does after it was asked whether the order has arrived", async () => {
    const shop = await filled();
    await shop.press("Pay now");
    await shop.answer({ kind: "no-answer", retryAfterMs: 30_000 });
    await shop.press("Check again");
    expect(shop.button("Send it again").textContent).toContain("Send it again in 0:30");
  });

  it("looks again when the network is back", async () => {
    const shop = await filled();
    await shop.press("Pay now");
    await shop.answer({ kind: "no-answer" });
    shop.orders.put(liveOrder(shop.ordering.posted[0]?.udid ?? ""));
    vi.useFakeTimers();
    act(() => void window.dispatchEvent(new Event("online")));
    await shop.settle();
    expect(shop.history.current()).not.toContain("/completeorder/");
    act(() => void vi.advanceTimersByTime(1_000));
    vi.useRealTimers();
    await shop.settle();
    expect(shop.history.current()).toContain("/completeorder/");
  });

  it("the focus goes to what is told, and back to the button that it leads to", async () => {
    const shop = await filled();
    await shop.press("Pay now");
    await shop.answer({ kind: "no-answer" });
    expect(shop.root.activeElement?.textContent).toBe("Waiting for news of your order");
    await shop.press("Send it again");
    expect(shop.root.activeElement).toBe(shop.button("Pay now"));
  });

  it("an order that never arrived can be given up when it can't arrive any more, and not before", async () => {
    const shop = await filled();
    await shop.press("Pay now");
    await shop.answer({ kind: "no-answer" });
    expect(shop.buttons()).not.toContain("Give up this order");
    act(() => shop.store.set(nowAtom, instant(shop.store.get(nowAtom) + 600_000)));
    await shop.press("Give up this order");
    expect(keptAttempt(shop)).toBeNull();
    expect(shop.field("Card number").value).toBe("");
    expect(shop.field("First name").value).toBe("Noor");
  });
});
