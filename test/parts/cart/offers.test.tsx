// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import { addToCartAtom } from "../../../src/state/cart/cart.actions.ts";
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
});

it("a cart without offers has no group of that name", async () => {
  const shown = show(await offeredShop([wish(burger)]));
  expect(shown.root.querySelector('[aria-label="Offers"]')).toBeNull();
});
