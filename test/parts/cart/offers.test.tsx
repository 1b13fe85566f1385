// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import { addToCartAtom } from "../../../src/state/cart/cart.actions.ts";
import { clearCartAtom } from "../../../src/state/cart/cartNotices.atoms.ts";
import { priceCartAtom } from "../../../src/state/order/pricing.atoms.ts";
import { storeAtom } from "../../../src/state/store/store.atoms.ts";
import { buildPerItem, buildWholeOrder, needs } from "../../support/buildPromotions.ts";
import { buildStore } from "../../support/buildStore.ts";
import { burger, offeredShop, rows, show, wish } from "../offers/offeredShop.tsx";

describe("a discount on the whole order", () => {
  it.each([
    ["Ten off", "Ten off: −$1.65"],
    ["", "a discount: −$1.65"],
  ] as const)("named %j is shown with its amount", async (name, words) => {
    const shown = show(await offeredShop([wish(burger)], { triggers: [buildWholeOrder({ name })] }));
    expect(shown.texts(".cart-offers__gained")).toEqual([words]);
  });
});

describe("R20: an offer that asks for confirmation", () => {
  const triggers = [buildWholeOrder({ name: "Ten off", mode: "confirm" })];

  it("has a Yes and a No button", async () => {
    const shown = show(await offeredShop([wish(burger)], { triggers }));
    expect(shown.texts(".confirm-offer p")).toEqual(["Ten off: would you like $1.65 off?"]);
    expect(shown.texts(".confirm-offer button")).toEqual(["Yes", "No"]);
  });

  it("is applied after Yes, and the focus stays nearby", async () => {
    const shown = show(await offeredShop([wish(burger)], { triggers }));
    shown.named("button", "Yes").focus();
    await shown.press("Yes");
    expect(rows(shown)).toContain("Discount −$1.65");
    expect(shown.texts(".confirm-offer")).toEqual([]);
    expect(shown.root.activeElement).toBe(shown.named("div", "Offers"));
  });

  it("asks only once: it doesn't appear again after No, even if the cart changes", async () => {
    const shown = show(await offeredShop([wish(burger)], { triggers }));
    await shown.press("No");
    act(() => void shown.store.set(addToCartAtom, wish(burger)));
    expect(shown.texts(".confirm-offer")).toEqual([]);
    expect(rows(shown)).toEqual(["Subtotal $33.00", "Delivery fee Free", "Total $33.00", "GST included $0.00"]);
  });

  it.each(["Yes", "No"])("remembers a %s across a reload, until the cart is empty", async (answer) => {
    const state = await offeredShop([wish(burger)], { triggers });
    const shown = show(state);
    await shown.press(answer);
    const { memory } = state;
    const again = show(await offeredShop([], { triggers, memory }));
    expect(again.texts(".confirm-offer")).toEqual([]);
    expect(rows(again).includes("Discount −$1.65")).toBe(answer === "Yes");
    act(() => {
      again.store.set(clearCartAtom);
      again.store.set(priceCartAtom);
    });
    expect(memory.get("offers")).toEqual({});
  });

  it("isn't shown if a Yes would save nothing", async () => {
    const none = buildPerItem({ mode: "confirm", outcomes: [{ kind: "category", id: "drinks", quantity: null }] });
    const shown = show(await offeredShop([wish(burger)], { triggers: [none] }));
    expect(shown.texts(".confirm-offer")).toEqual([]);
  });
});

describe("R20: an offer that is applied manually", () => {
  it("has a button that applies it", async () => {
    const triggers = [buildWholeOrder({ name: "Ten off", mode: "manual" })];
    const shown = show(await offeredShop([wish(burger)], { triggers }));
    expect(shown.texts(".confirm-offer p")).toEqual(["Ten off: −$1.65"]);
    await shown.press("Apply Ten off");
    expect(shown.find(".cart-offers__gained").textContent).toBe("Ten off: −$1.65");
    expect(shown.texts(".confirm-offer")).toEqual([]);
  });
});

describe("an offer that is almost reached", () => {
  const spend = buildWholeOrder({ id: "spend", name: "Ten off", minimumSpend: cents(2_000) });
  const more = buildPerItem({ id: "more", name: "Burger pair", conditions: [needs(2, "burgers")] });

  it("shows what is missing, one offer at a time", async () => {
    const shown = show(await offeredShop([wish(burger)], { triggers: [more, spend] }));
    expect(shown.texts(".gain-bar p")).toEqual(["Add $3.50 more for Ten off"]);
    const other = show(await offeredShop([wish(burger)], { triggers: [more] }));
    expect(other.texts(".gain-bar p")).toEqual(["Add 1 more from Burgers for Burger pair"]);
  });

  it("waits until the order's minimum is reached", async () => {
    const minimums = { delivery: cents(2_500), pickup: cents(2_500), table: cents(0) };
    const state = await offeredShop([wish(burger)], { triggers: [spend] });
    state.store.set(storeAtom, { kind: "ready", value: buildStore({ id: 120, minimums }) });
    expect(show(state).texts(".gain-bar p")).toEqual(["Minimum purchase is $25.00 (excluding delivery fee)."]);
  });

  it("has a progress bar", async () => {
    const shown = show(await offeredShop([wish(burger)], { triggers: [spend] }));
    expect(shown.find<HTMLElement>(".gain-bar__part").style.width).toBe("83%");
  });

  it("R19: isn't shown if the order already has a discount that takes precedence", async () => {
    const first = buildWholeOrder({ id: "first", name: "Five off", priority: 0 });
    const later = { ...spend, priority: 1 };
    const shown = show(await offeredShop([wish(burger)], { triggers: [first, later] }));
    expect(shown.texts(".gain-bar")).toEqual([]);
    const earlier = show(await offeredShop([wish(burger)], { triggers: [spend, first] }));
    expect(earlier.texts(".gain-bar p")).toEqual(["Add $3.50 more for Ten off"]);
  });

  it("disappears when it is reached", async () => {
    const shown = show(await offeredShop([wish(burger)], { triggers: [more, spend] }));
    act(() => void shown.store.set(addToCartAtom, wish(burger)));
    expect(shown.texts(".gain-bar")).toEqual([]);
    expect(rows(shown)).toContain("Discount −$5.10");
  });
});

it("a cart without offers has no group of that name", async () => {
  const shown = show(await offeredShop([wish(burger)]));
  expect(shown.root.querySelector('[aria-label="Offers"]')).toBeNull();
});
