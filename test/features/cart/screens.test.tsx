// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { CartScreen } from "../../../src/features/cart/CartScreen.tsx";
import { SideCart } from "../../../src/features/cart/SideCart.tsx";
import { plain, showCart } from "../../parts/cart/cartPanelFixture.tsx";
import { burger } from "../../state/cart/cartFixture.ts";
import { click } from "../../ui/render.tsx";

describe("a phone's cart", () => {
  it.each([
    ["a full", [plain(burger)]],
    ["an empty", []],
  ])("leads back to the menu from %s cart, which has one heading of its own", async (_what, wishes) => {
    const { named, history, texts } = await showCart(wishes, {}, <CartScreen />);
    act(() => history.push("/store/120/shoppingcartmobile"));
    expect(texts("h1")).toHaveLength(1);
    click(named("a", "Back to menu"));
    expect(history.current()).toBe("/");
  });

  it("leads on from an empty cart", async () => {
    const { named, history } = await showCart([], {}, <CartScreen />);
    act(() => history.push("/store/120/shoppingcartmobile"));
    click(named("button", "Back to menu"));
    expect(history.current()).toBe("/");
  });
});

it.each([[[plain(burger)]], [[]]])("a desk's cart leaves the first heading to the menu", async (wishes) => {
  const { texts } = await showCart(wishes, {}, <SideCart />);
  expect([texts("h1").length, texts("h2").length]).toEqual([0, 1]);
});
