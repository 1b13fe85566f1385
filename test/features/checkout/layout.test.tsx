// @vitest-environment happy-dom

import { describe, expect, it } from "vitest";
import { widthAtom } from "../../../src/state/host/host.atoms.ts";
import { storedOrders } from "../../../src/wire/storage/orderTable.ts";
import { click } from "../../ui/render.tsx";
import { filled, noor, openCheckout, type Shop, sent, shopState } from "./checkoutFixture.tsx";

function texts({ root }: Shop, selector: string): (string | undefined)[] {
  return [...root.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());
}

/** Whether the first element comes before the second. */
function isBefore(shop: Shop, first: string, second: string): boolean {
  return Boolean(shop.find(first).compareDocumentPosition(shop.find(second)) & Node.DOCUMENT_POSITION_FOLLOWING);
}

describe("the checkout on a phone", () => {
  async function openOnPhone(): Promise<Shop> {
    const state = shopState();
    state.store.set(widthAtom, 360);
    return openCheckout(state);
  }

  it("shows the order first, folded with its code and its sums, and a single button last", async () => {
    const shop = await openOnPhone();
    expect(texts(shop, "summary > :first-child")).toEqual(["2 dishes · $20.00"]);
    const box = shop.find<HTMLDetailsElement>("details");
    expect([box.open, box.querySelectorAll("li").length]).toEqual([false, 1]);
    expect(box.contains(shop.field("Discount code"))).toBe(true);
    expect(box.contains(shop.find(".money-rows"))).toBe(true);
    expect(isBefore(shop, "details", "[name=given-name]")).toBe(true);
    expect(isBefore(shop, ".payment-choice", ".checkout__pay")).toBe(true);
    expect(texts(shop, '[type="submit"]')).toEqual([expect.stringMatching(/^Pay now\$20\.00ready about \d+:\d\d pm$/)]);
  });
});

describe("the checkout on a desktop", () => {
  it("shows the order and its button in one card after the form, and the only order mode without tabs", async () => {
    const shop = await openCheckout(shopState());
    expect(shop.root.querySelector("details")).toBeNull();
    expect(texts(shop, ".checkout__card h2")).toEqual(["Your order"]);
    expect(texts(shop, '.checkout__card [type="submit"]')).toEqual([
      expect.stringMatching(/^Pay now\$20\.00ready about /),
    ]);
    expect(isBefore(shop, ".checkout__fields", ".checkout__card")).toBe(true);
    expect(shop.root.querySelector('[role="tab"]')).toBeNull();
    expect(texts(shop, "h2")[0]).toBe("Pickup");
    await shop.press("Add a note");
    expect(shop.field<HTMLTextAreaElement>("Notes").placeholder).toBe("Anything the kitchen should know?");
  });
});

describe("a refused order", () => {
  it("says that the card was cleared if it was paid by card", async () => {
    const shop = await sent();
    await shop.answer({ kind: "refused", message: "", isCoded: true });
    expect(shop.root.textContent).toContain("You will not be charged.");
    expect(shop.root.textContent).toContain(
      "What you typed is still here, except the card's number, expiry date and CVV.",
    );
  });

  it("R90: promises nothing about the charge without a code, because nobody has said anything about it", async () => {
    const shop = await sent();
    await shop.answer({ kind: "refused", message: "" });
    expect(shop.root.textContent).toContain("Your order was not placedPlease try again.");
    expect(shop.root.textContent).not.toContain("You will not be charged.");
  });

  it("mentions no card or charge if nothing was paid", async () => {
    const shop = await openCheckout(shopState());
    shop.fill(noor);
    click(shop.field("Cash on pickup"));
    await shop.press("Place order");
    await shop.answer({ kind: "refused", message: "", isCoded: true });
    const words = shop.find(".checkout__pay [role=alert]").textContent;
    expect(words).toBe("Your order was not placedPlease try again.What you typed is still here.");
  });
});

describe('the "Remember my details" checkbox', () => {
  it("is checked by default; unchecked, nothing is stored, and the fields keep what was typed", async () => {
    const shop = await filled();
    const remember = shop.field("Remember my details on this device");
    expect(remember.checked).toBe(true);
    click(remember);
    expect(shop.field("Email").value).toBe("noor@example.com");
    await shop.press("Pay now");
    expect(shop.device.read(storedOrders.contacts)).toEqual({ 120: null });
    expect(shop.ordering.posted).toHaveLength(1);
  });
});
