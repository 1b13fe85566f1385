// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import { GiftCartScreen } from "../../../src/features/gift/GiftCartScreen.tsx";
import { toSayAtom } from "../../../src/state/screen/toSay.atoms.ts";
import { buildCoupon } from "../../support/buildPromotions.ts";
import { type } from "../../ui/render.tsx";
import { giveToMei, type ShownGifts, showGifts } from "./giftFixture.tsx";

async function filled(): Promise<ShownGifts> {
  const shown = await showGifts();
  await giveToMei(shown, "Fifty");
  await giveToMei(shown, "Dinner");
  return shown;
}

const sums = ({ all }: ShownGifts) => all("dl > div").map(({ textContent }) => textContent);

async function enter({ named, press }: ShownGifts, code: string): Promise<void> {
  type(named("section input", "Discount code"), code);
  await press("Apply");
}

describe("the gift cart", () => {
  it("is a region beside the cards, with recipients, sums and a button to the checkout", async () => {
    const shown = await filled();
    const cart = shown.named("section", "Cart");
    expect([...cart.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("Edit Fifty dollars for Mei$50.00For Meimei@example.com"),
      expect.stringContaining("Edit Dinner for two for Mei$180.00For Meimei@example.com"),
    ]);
    expect(sums(shown)).toEqual(["Subtotal$230.00", "Total$230.00"]);
    await shown.press("Continue to checkout");
    expect(shown.history.current()).toBe("/store/120/checkout/giftcards");
  });

  it("changes the quantity, up to twenty", async () => {
    const { press, lines, named } = await filled();
    for (let count = 1; count < 20; count += 1) await press("Add one Fifty dollars for Mei");
    expect(named("button", "Add one Fifty dollars for Mei").getAttribute("aria-disabled")).toBe("true");
    await press("Remove one Fifty dollars for Mei");
    expect(lines()[0]).toBe("19 Fifty dollars mei@example.com");
  });

  it("removes a line and offers Undo", async () => {
    const { press, lines, root } = await filled();
    await press("Remove Fifty dollars for Mei");
    expect(lines()).toEqual(["1 Dinner for two mei@example.com"]);
    expect(root.activeElement?.textContent).toBe("Undo");
    await press("Undo");
    expect(lines()).toHaveLength(2);
  });

  it("announces each change once, with the total", async () => {
    const { store, press } = await filled();
    const words = vi.fn();
    const listen = () => words(store.get(toSayAtom)?.get("gift-cart"));
    listen();
    store.sub(toSayAtom, listen);
    await press("Add one Fifty dollars for Mei");
    await press("Remove Fifty dollars for Mei");
    await press("Remove Dinner for two for Mei");
    await press("Close");
    expect(words.mock.calls.flat()).toEqual([
      "Dinner for two added. 2 gift cards in the cart, $230.00 in total.",
      "3 gift cards in the cart, $280.00 in total.",
      "Fifty dollars removed. 1 gift card in the cart, $180.00 in total.",
      "Dinner for two removed. Your cart is empty.",
    ]);
  });

  it("gets the focus when the row with Undo is closed", async () => {
    const { press, root } = await filled();
    await press("Remove Fifty dollars for Mei");
    await press("Close");
    expect(root.activeElement?.getAttribute("aria-label")).toBe("Cart");
  });

  it("offers Undo for the last line too", async () => {
    const shown = await showGifts();
    await giveToMei(shown);
    await shown.press("Remove Fifty dollars for Mei");
    expect(shown.lines()).toEqual([]);
    await shown.press("Undo");
    expect(shown.lines()).toHaveLength(1);
  });

  it("R72: applies several codes one after the other, and each can be removed", async () => {
    const shown = await filled();
    const { ordering, press, all } = shown;
    ordering.coupons.set("TEN", {
      kind: "valid",
      coupon: buildCoupon({ code: "TEN", flat: cents(1_000), percent: 0 }),
    });
    ordering.coupons.set("HALF", { kind: "valid", coupon: buildCoupon({ code: "HALF", percent: 50 }) });
    await enter(shown, "TEN");
    await enter(shown, "HALF");
    expect(all(".coupon-box__code").map(({ textContent }) => textContent)).toEqual(["TEN", "HALF"]);
    expect(sums(shown)).toEqual(["Subtotal$230.00", "Discount−$120.00", "Total$110.00"]);
    await press("Remove TEN");
    expect(sums(shown)).toEqual(["Subtotal$230.00", "Discount−$115.00", "Total$115.00"]);
  });

  it("shows the backend's reason for a refused code, or that it is already applied", async () => {
    const shown = await filled();
    shown.ordering.coupons.set("TEN", {
      kind: "valid",
      coupon: buildCoupon({ code: "TEN", flat: cents(1_000), percent: 0 }),
    });
    const said = () => shown.find(".coupon-box__says").textContent;
    await enter(shown, "NOPE");
    expect(said()).toBe("Unknown code.");
    expect(shown.named("section input", "Discount code").getAttribute("aria-invalid")).toBe("true");
    await enter(shown, "TEN");
    await enter(shown, "ten");
    expect(said()).toBe("This discount code is in your cart already.");
  });

  it("R71: says that a card was removed after ten hours", async () => {
    const { passTime, lines, all } = await filled();
    act(() => passTime(10 * 3_600_000));
    expect(lines()).toEqual([]);
    expect(all("section .notice p").map(({ textContent }) => textContent)).toEqual([
      "Gift cards left your cart: they stay in it for ten hours.",
    ]);
  });

  it("is a separate screen on a phone, with a link back to the cards", async () => {
    const { all, named, history } = await showGifts({ widthPx: 390, content: <GiftCartScreen /> });
    expect(all("h1").map(({ textContent }) => textContent)).toEqual(["Your cart is empty"]);
    named("a", "Back to gift cards").click();
    expect(history.current()).toBe("/store/120/giftcards");
  });
});
