// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { CartScreen } from "../../../src/features/cart/CartScreen.tsx";
import { SideCart } from "../../../src/features/cart/SideCart.tsx";
import { addToCartAtom } from "../../../src/state/cart/cart.actions.ts";
import { loadRulesAtom } from "../../../src/state/promotion/rules.atoms.ts";
import { plain, showCart } from "../../parts/cart/cartPanelFixture.tsx";
import { burger } from "../../state/cart/cartFixture.ts";
import { click } from "../../ui/render.tsx";

describe("the cart on a phone", () => {
  it.each([
    ["a full", [plain(burger)]],
    ["an empty", []],
  ])("links back to the menu from %s cart, which has exactly one h1", async (_what, wishes) => {
    const { named, history, texts } = await showCart(wishes, {}, <CartScreen />);
    act(() => history.push("/store/120/shoppingcartmobile"));
    expect(texts("h1")).toHaveLength(1);
    click(named("a", "Back to menu"));
    expect(history.current()).toBe("/");
  });

  it("has a button back to the menu while it is empty", async () => {
    const { named, history } = await showCart([], {}, <CartScreen />);
    act(() => history.push("/store/120/shoppingcartmobile"));
    click(named("button", "Back to menu"));
    expect(history.current()).toBe("/");
  });
});

describe("the cart on a desktop", () => {
  it("has no h1, because the menu has it, and immediately shows what is added", async () => {
    const { texts, store } = await showCart([], {}, <SideCart />);
    expect([texts("h1").length, texts("h2").length]).toEqual([0, 1]);
    act(() => void store.set(addToCartAtom, plain(burger)));
    expect(texts("h2")).toEqual(["Your cart · 1"]);
  });

  it("waits for the offers of a restored cart, but shows its products if no offers can be read", async () => {
    const { texts, store, rules } = await showCart([plain(burger)], {}, <SideCart />);
    expect(texts("h2")).toEqual([]);
    rules.set(null);
    await act(async () => void (await store.set(loadRulesAtom)));
    expect(texts("h2")).toEqual(["Your cart · 1"]);
  });

  it("waits at most two seconds", async () => {
    const { texts, passTime } = await showCart([plain(burger)], {}, <SideCart />);
    act(() => passTime(2_000));
    expect(texts("h2")).toEqual(["Your cart · 1"]);
  });
});
