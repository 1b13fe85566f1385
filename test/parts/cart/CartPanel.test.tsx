// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import { CartSummary } from "../../../src/parts/cart/CartSummary.tsx";
import { cartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { leftModeAtom, modeAtom } from "../../../src/state/fulfilment/mode.atoms.ts";
import { overlayAtom } from "../../../src/state/overlay/overlay.atoms.ts";
import { burger, rings } from "../../state/cart/cartFixture.ts";
import { buildStore } from "../../support/buildStore.ts";
import { click } from "../../ui/render.tsx";
import { dippedBurgers, plain, showCart } from "./cartPanelFixture.tsx";

const held = (button: Element) => button.getAttribute("aria-disabled") === "true";

describe("the cart", () => {
  it("is a labelled region with one list item per line and a breakdown of the total", async () => {
    const { find, texts } = await showCart([dippedBurgers, plain(rings)]);
    expect(find("section").getAttribute("aria-label")).toBe("Cart");
    expect(texts("h1")).toEqual(["Your cart"]);
    expect(texts("li .cart-line-text__top")).toEqual(["Edit Burger$37.80", "Edit Rings$7.00"]);
    expect(texts("li .cart-line__more")).toEqual(["2 × Aioli +$2.40 (Chives)", ""]);
    expect(texts("li .cart-line-text__note")).toEqual(["cut in half"]);
    expect(texts("dt").map((term, at) => `${term} ${texts("dd")[at]}`)).toEqual([
      "Subtotal $44.80",
      "Total $44.80",
      "GST included $4.08",
    ]);
  });

  it.each([
    ["for now", { hours: [{ weekday: 3, opens: 600, closes: 601 }] }, "you can order again when we open"],
    ["with no hours at all", { hours: [] }, "No orders are taken here for now."],
    ["and out of operation", { inOperation: false }, "No orders are taken here for now."],
  ])("doesn't invite the diner to fill it while the store is closed %s", async (_what, store, words) => {
    const { root } = await showCart([], store);
    expect(root.textContent).toContain(words);
  });

  it("says that it is empty, and has no buttons", async () => {
    const { texts, root } = await showCart([]);
    expect(texts("h2")).toEqual(["Your cart is empty"]);
    expect(root.querySelector("button")).toBeNull();
  });

  it("limits a line's quantity to what the other lines leave of 20", async () => {
    const { store, named } = await showCart([plain(burger, { quantity: 18 }), plain(burger, { note: "hot" })]);
    const more = named("button", "Add one Burger");
    click(more);
    click(more);
    expect(held(more)).toBe(true);
    expect(store.get(cartAtom).lines.map(({ quantity }) => quantity)).toEqual([19, 1]);
  });

  it("removes a line with the same button that reduces its quantity", async () => {
    const { store, named, root } = await showCart([plain(burger, { quantity: 2 })]);
    const less = named("button", "Remove one Burger");
    less.focus();
    click(less);
    expect(root.activeElement).toBe(named("button", "Remove Burger"));
    expect(root.querySelectorAll("[data-removes]")).toHaveLength(1);
    click(named("button", "Remove Burger"));
    expect(store.get(cartAtom).lines).toEqual([]);
    click(named("button", "Undo"));
    expect(store.get(cartAtom).lines).toMatchObject([{ name: "Burger", quantity: 1 }]);
  });

  it("opens a line for editing, and asks before it is cleared, with the focus on the button that keeps it", async () => {
    const { store, named, root, texts } = await showCart([plain(burger)]);
    click(named("button", "Edit Burger"));
    const lineId = store.get(cartAtom).lines[0]?.id;
    expect(store.get(overlayAtom)).toEqual({ kind: "product", cardKey: "burgers/burger", lineId });
    click(named("button", "Clear all"));
    expect(root.activeElement).toBe(named("button", "Keep it"));
    click(named("button", "Keep it"));
    expect(root.activeElement).toBe(named("button", "Clear all"));
    click(named("button", "Clear all"));
    click(named("button", "Clear all"));
    expect(store.get(cartAtom).lines).toEqual([]);
    expect(texts("h2")).toEqual(["Your cart is empty"]);
    expect(root.activeElement).toBe(named("button", "Undo"));
  });
});

describe("the Checkout button", () => {
  const minimums = { delivery: cents(5_000), pickup: cents(2_000), table: cents(0) };
  const view = { ...buildStore().view, pickup: true };

  it("shows the total and leads to the checkout", async () => {
    const { named, history } = await showCart([plain(burger)]);
    const button = named("button", "Checkout$16.50");
    expect([held(button), button.hasAttribute("aria-describedby")]).toEqual([false, false]);
    click(button);
    expect(history.current()).toBe("/store/120/checkout");
  });

  it.each([
    [
      "S16: minimum purchase",
      { minimums, view },
      "CheckoutAdd $3.50 more",
      "Minimum purchase is $20.00 (excluding delivery fee).",
    ],
    ["a closed store", { hours: [] }, "Store closed$16.50", "Currently not taking online orders."],
    [
      "a closed store's own message",
      { hours: [], closedMessage: "Back on Monday" },
      "Store closed$16.50",
      "Back on Monday",
    ],
    ["not in operation", { inOperation: false }, "Store closed$16.50", "Currently not taking online orders."],
  ])("is disabled with the reason: %s", async (_what, changes, label, reason) => {
    const { named, history, root } = await showCart([plain(burger)], changes);
    const button = named("button", label);
    expect(held(button)).toBe(true);
    expect(root.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent).toContain(reason);
    click(button);
    expect(history.current()).toBe("/");
  });

  it("says when a closed store opens", async () => {
    const { texts } = await showCart([plain(burger)], { hours: [{ weekday: 1, opens: 660, closes: 1_260 }] });
    expect(texts(".notice .pill")).toEqual([expect.stringMatching(/opens .*11:00 am/)]);
  });

  it.each([
    ["pickup, which comes first", { pickup: cents(0), table: cents(0) }, "Pickup", "pickup"],
    ["another mode, if pickup asks for more, too", { table: cents(0) }, "Dine in", "table"],
  ])("R95: leads on in %s", async (_what, others, name, mode) => {
    const { named, store, texts, history } = await showCart([plain(burger)], {
      minimums: { ...minimums, ...others },
      view: { ...view, delivery: true, table: true },
    });
    const button = named("button", `Checkout$16.50${name} instead`);
    expect([held(button), button.className]).toEqual([false, expect.stringContaining("primary")]);
    expect(texts(".gain-bar p")).toEqual(["$33.50 to the delivery minimum"]);
    click(button);
    expect([store.get(modeAtom), history.current()]).toEqual([mode, "/store/120/checkout"]);
    expect(store.get(leftModeAtom)).toBe("delivery");
  });

  it("R95: leads back to the menu, too, for what the chosen mode lacks", async () => {
    const { named, store, history, root } = await showCart([plain(burger)], {
      minimums: { ...minimums, pickup: cents(0) },
      view: { ...view, delivery: true },
    });
    history.push("/store/120/cart");
    // How much it lacks stands before the button.
    expect(root.textContent?.match(/33\.50/g)).toHaveLength(1);
    click(named("button", "Add more"));
    expect([store.get(modeAtom), history.current()]).toEqual(["delivery", "/"]);
  });

  it("is enabled once the minimum is reached, or if the store takes orders ahead", async () => {
    const { named, change } = await showCart([plain(burger)], { minimums, view });
    click(named("button", "Add one Burger"));
    expect(held(named("button", "Checkout$33.00"))).toBe(false);
    const preOrder = { pickup: true, delivery: false };
    change({ hours: [], preOrder, view: { ...buildStore().view, pickup: true } });
    expect(held(named("button", "Checkout$33.00"))).toBe(false);
    change({ hours: [], preOrder, view: { ...buildStore().view, pickup: false } });
    expect(held(named("button", "Store closed$33.00"))).toBe(true);
  });
});

it("the summary shows the same lines and totals as read-only", async () => {
  const { texts } = await showCart([dippedBurgers, plain(rings)], {}, <CartSummary disabled={false} />);
  expect(texts("li")).toEqual(["22 piecesBurger$37.802 × Aioli +$2.40 (Chives)cut in half", "11 pieceRings$7.00"]);
  expect(texts("dd")).toEqual(["$44.80", "$44.80", "$4.08"]);
  expect(texts("button")).toEqual(["Apply"]);
});
