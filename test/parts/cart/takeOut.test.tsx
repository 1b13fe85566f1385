// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { addToCartAtom } from "../../../src/state/cart/cart.actions.ts";
import { cartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { burger, rings } from "../../state/cart/cartFixture.ts";
import { click } from "../../ui/render.tsx";
import { plain, showCart } from "./cartPanelFixture.tsx";

const twoBurgers = plain(burger, { quantity: 2, note: "cut in half" });
const rows = ".taken-out__words";

describe("a line that is removed", () => {
  it("leaves a focused row above the lines that can restore it unchanged", async () => {
    const { store, named, root, texts } = await showCart([plain(rings), twoBurgers, plain(burger)]);
    const before = store.get(cartAtom);
    click(named("button", "Remove Burger"));
    expect(store.get(cartAtom).lines.map(({ name, quantity }) => `${quantity} ${name}`)).toEqual([
      "1 Rings",
      "1 Burger",
    ]);
    expect(texts(rows)).toEqual(["Burger removed"]);
    // Other tools count the list items to count the lines.
    expect(texts("li").filter((text) => text.includes("removed"))).toEqual([]);
    expect(root.activeElement).toBe(named("button", "Undo"));
    click(named("button", "Undo"));
    expect(store.get(cartAtom)).toEqual(before);
    expect(texts(rows)).toEqual([]);
    expect(root.activeElement).toBe(named("button", "Remove Burger"));
  });

  it.each([0, 1, 2])("can be restored at position %i of three", async (at) => {
    const { store, root, named } = await showCart([plain(rings), plain(burger), plain(rings, { note: "hot" })]);
    const before = store.get(cartAtom);
    click(root.querySelectorAll<HTMLElement>("[data-removes]")[at] ?? root.host);
    click(named("button", "Undo"));
    expect(store.get(cartAtom)).toEqual(before);
  });

  it("can be restored if it was the last one", async () => {
    const { store, named, texts, root } = await showCart([plain(rings)]);
    const before = store.get(cartAtom);
    click(named("button", "Remove Rings"));
    expect(texts("h1")).toEqual(["Your cart is empty"]);
    expect(root.activeElement).toBe(named("button", "Undo"));
    click(named("button", "Undo"));
    expect(store.get(cartAtom)).toEqual(before);
    expect(root.activeElement).toBe(named("button", "Remove Rings"));
  });

  it("can't be restored after another change, which stays complete", async () => {
    const { store, named, texts } = await showCart([plain(rings), plain(burger)]);
    click(named("button", "Remove Rings"));
    act(() => void store.set(addToCartAtom, plain(burger, { note: "hot" })));
    expect(texts(rows)).toEqual([]);
    expect(store.get(cartAtom).lines).toHaveLength(2);
  });

  it("can't be restored after the row is closed, and the focus stays nearby", async () => {
    const { named, texts, root } = await showCart([plain(rings), plain(burger)]);
    click(named("button", "Remove Rings"));
    click(named("button", "Close"));
    expect(texts(rows)).toEqual([]);
    expect(root.activeElement).toBe(named("button", "Remove Burger"));
  });
});

describe("a cart that is cleared", () => {
  it("can be restored completely", async () => {
    const { store, named, texts, root } = await showCart([twoBurgers, plain(rings)]);
    const before = store.get(cartAtom);
    click(named("button", "Clear all"));
    click(named("button", "Clear all"));
    expect(texts(rows)).toEqual(["Cart cleared"]);
    expect(root.activeElement).toBe(named("button", "Undo"));
    click(named("button", "Undo"));
    expect(store.get(cartAtom)).toEqual(before);
    expect(root.activeElement).toBe(named("button", "Clear all"));
  });
});
