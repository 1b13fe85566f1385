// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { toDollars } from "../../../src/domain/money/cents.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { foodCheckout } from "../../../src/features/checkout/foodCheckout.tsx";
import { OpenOrder } from "../../../src/parts/checkout-shell/OpenOrder.tsx";
import { nowAtom, refreshNowAtom } from "../../../src/state/clock/clock.atoms.ts";
import { storeAtom } from "../../../src/state/store/store.atoms.ts";
import { buildAttempt } from "../../domain/checkout/buildAttempt.ts";
import { show } from "../../parts/offers/offeredShop.tsx";
import { shop } from "../../state/cart/cartFixture.ts";
import { buildStore } from "../../support/buildStore.ts";
import {
  filled,
  goodCard,
  liveOrder,
  openCheckout,
  placedTold,
  reloaded,
  sent,
  storedAttempt,
  total,
  unanswered,
} from "./checkoutFixture.tsx";

describe("R33: the order in progress after a reload", () => {
  it("asks for the card again if it didn't arrive, and posts the same UDID and body", async () => {
    const before = await sent();
    const shop = await openCheckout(reloaded(before));
    expect(shop.root.textContent).toContain("Enter it again");
    await shop.press("Pay now");
    expect(shop.errorOf("Card number")).toBe("Number of Card Info field is required.");
    shop.fill({ "Card holder": "Noor Abbot", ...goodCard });
    await shop.press("Pay now");
    expect(shop.ordering.posted).toEqual(before.ordering.posted);
    await shop.answer({ kind: "taken", customerId: null });
    expect(placedTold(shop)).toMatchObject([{ total: toDollars(total) }]);
  });

  it("doesn't say that typed text is still there after a refusal, because the reload lost it", async () => {
    const before = await sent();
    const shop = await openCheckout(reloaded(before));
    shop.fill({ "Card holder": "Noor Abbot", ...goodCard });
    await shop.press("Pay now");
    await shop.answer({ kind: "refused", message: "Your card was declined.", isCoded: true });
    expect(shop.field("First name").value).toBe("");
    expect(shop.find("[role=alert]").textContent).toContain("Your card was declined.");
    expect(shop.root.textContent).not.toContain("What you typed is still here");
  });
});

describe("while the outcome is unknown", () => {
  const leave = () => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it("S29: the page warns a diner who leaves, with disabled fields, but only while the order is being sent", async () => {
    const shop = await filled();
    expect(leave()).toBe(false);
    await shop.press("Pay now");
    expect(shop.root.textContent).toContain("We are in the middle of sending your order.");
    expect(leave()).toBe(true);
    expect([...shop.root.querySelectorAll("input:enabled, select:enabled, textarea:enabled")]).toEqual([]);
    await shop.answer({ kind: "refused", message: "", isCoded: true });
    expect(shop.find("[role=alert]").textContent).toContain("You will not be charged.");
    expect(leave()).toBe(false);
  });

  it("a message says after ten seconds that it takes longer, in the same live region", async () => {
    const shop = await sent();
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

  it("R33: the resend button counts down for as long as a busy store asks, also after a check", async () => {
    const shop = await sent();
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
    await shop.answer({ kind: "no-answer", retryAfterMs: 30_000 });
    await shop.press("Check again");
    expect(shop.button("Send it again").textContent).toContain("Send it again in 0:30");
  });

  it("the order is looked up again when the network is back", async () => {
    const shop = await unanswered();
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

  it("the focus moves to the message, and back to the button after a resend; an order that can't arrive any more can be given up", async () => {
    const shop = await unanswered();
    expect(shop.root.activeElement?.textContent).toBe("We're checking on your order");
    await shop.press("Send it again");
    expect(shop.root.activeElement).toBe(shop.button("Pay now"));
    await shop.answer({ kind: "no-answer" });
    expect(shop.buttons()).not.toContain("Give up this order");
    act(() => shop.jumpClock(3_600_000));
    expect(shop.buttons()).not.toContain("Give up this order");
    shop.setTime(instant(shop.store.get(nowAtom) + 600_000));
    act(() => shop.store.set(refreshNowAtom));
    await shop.press("Give up this order");
    expect(storedAttempt(shop)).toBeNull();
    expect(shop.field("Card number").value).toBe("");
    expect(shop.field("First name").value).toBe("Noor");
  });

  it("the message says to call us if no lookup succeeds for an hour", async () => {
    const shop = await sent();
    shop.orders.findOrder = async () => ({ kind: "failed" });
    await shop.answer({ kind: "no-answer" });
    expect(shop.root.textContent).toContain("Please don't order again");
    shop.setTime(instant(shop.store.get(nowAtom) + 3_600_000));
    act(() => shop.store.set(refreshNowAtom));
    expect(shop.root.textContent).toContain("Please call us before you order again.");
    expect(shop.root.textContent).not.toContain("Please don't order again");
    expect(shop.buttons()).toContain("Give up this order");
  });
});

it("S30: shows a network error for an order without an answer", async () => {
  const attempt = buildAttempt("u-1");
  const placement = { kind: "unknown", attempt, canSend: true, lookUp: "absent" } as const;
  const shown = show(await shop(), <OpenOrder config={foodCheckout} placement={placement} />, "en");
  expect(shown.texts("strong")).toEqual(["Network Error ...!"]);
});

it("R89: doesn't say that no answer came if one did", async () => {
  const attempt = buildAttempt("u-1");
  const placement = { kind: "unknown", attempt, canSend: true, lookUp: "absent", isUnclear: true } as const;
  const shown = show(await shop(), <OpenOrder config={foodCheckout} placement={placement} />, "en");
  expect(shown.texts("p").join()).toContain("We don't have your order yet");
  expect(shown.texts("p").join()).not.toMatch(/No answer|Network Error/);
});

it.each(["absent", "unanswered"] as const)(
  "%s: offers to check first, and says that sending again is safe",
  async (lookUp) => {
    const placement = { kind: "unknown", attempt: buildAttempt("u-1"), canSend: true, lookUp } as const;
    const shown = show(await shop(), <OpenOrder config={foodCheckout} placement={placement} />, "en");
    expect(shown.texts(".button--primary")).toEqual(["Check again"]);
    expect(shown.texts(".button--secondary")).toEqual([expect.stringMatching(/^Send it again/)]);
    expect(shown.texts("p")).toContain("Sending it again makes no second order.");
  },
);

it.each([
  { kind: "unknown", canSend: false, lookUp: "unanswered" },
  { kind: "settled-elsewhere", lookUp: "unanswered" },
] as const)("shows the store's phone number after a reload: %j", async (state) => {
  const opened = await shop();
  opened.store.set(storeAtom, { kind: "ready", value: buildStore({ phone: "02 5550 0120" }) });
  const shown = show(
    opened,
    <OpenOrder config={foodCheckout} placement={{ ...state, attempt: buildAttempt("u-1") }} />,
    "en",
  );
  expect(shown.texts('a[href^="tel:"]')).toEqual(["02 5550 0120"]);
});

it("says in a tab that lost the race that another one sends the order, and offers no resend", async () => {
  const placement = {
    kind: "unknown",
    attempt: buildAttempt("u-1"),
    canSend: true,
    lookUp: "elsewhere",
  } as const;
  const shown = show(await shop(), <OpenOrder config={foodCheckout} placement={placement} />, "en");
  expect(shown.texts("p").join()).toContain("Another tab or window is sending this order");
  expect(shown.texts("button")).toEqual(["Check again"]);
});
