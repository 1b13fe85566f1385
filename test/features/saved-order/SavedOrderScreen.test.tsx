// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { SavedOrderScreen } from "../../../src/features/saved-order/SavedOrderScreen.tsx";
import { addToCartAtom } from "../../../src/state/cart/cart.actions.ts";
import { cartCountAtom } from "../../../src/state/cart/cart.atoms.ts";
import { plain, showCart } from "../../parts/cart/cartPanelFixture.tsx";
import { burger } from "../../state/cart/cartFixture.ts";
import { click } from "../../ui/render.tsx";

const showOrder = (wishes = [plain(burger)]) => showCart(wishes, {}, <SavedOrderScreen />);

describe("R59: the screen of a saved order", () => {
  it("shows the cart as a QR code and as text, and updates both when the cart changes", async () => {
    const { named, root, store } = await showOrder();
    click(named("button", "No scanner at the counter?"));
    const text = () => root.querySelector("textarea")?.value;
    const [before, path] = [text(), root.querySelector('[role="img"] path')?.getAttribute("d")];
    expect(before).toMatch(/^\$[\w-]+$/);
    expect(root.querySelector('[role="img"]')?.getAttribute("aria-label")).toBe("Your saved order");
    act(() => void store.set(addToCartAtom, plain(burger, { note: "hot" })));
    expect(text()).not.toBe(before);
    expect(root.querySelector('[role="img"] path')?.getAttribute("d")).not.toBe(path);
  });

  it("links back to the cart, and keeps it until the diner continues ordering", async () => {
    const { named, store, history, texts } = await showOrder();
    click(named("a", "Back to cart"));
    expect([store.get(cartCountAtom), history.current()]).toEqual([1, "/store/120/shoppingcartmobile"]);
    click(named("button", "Continue ordering"));
    expect([store.get(cartCountAtom), history.current()]).toEqual([0, "/"]);
    expect(texts("h1")).toEqual(["Your cart is empty"]);
  });

  it("says that an order is too large, and keeps it", async () => {
    const notes = Array.from({ length: 10 }, (_, at) => plain(burger, { note: `${at}`.repeat(300) }));
    const { texts, store } = await showOrder(notes);
    expect(texts("h1")).toEqual(["Your order is too large for one QR code"]);
    expect(store.get(cartCountAtom)).toBe(10);
  });

  it("says whether its text was copied", async () => {
    const { named, root } = await showOrder();
    click(named("button", "No scanner at the counter?"));
    for (const [words, writeText] of [
      ["Copied", async () => {}],
      ["Copying doesn't work here.", () => Promise.reject(new Error("No."))],
    ] as const) {
      vi.stubGlobal("navigator", { clipboard: { writeText } });
      click(named("button", "Copy"));
      await vi.waitFor(() => expect(root.querySelector('[role="status"]')?.textContent).toBe(words));
    }
    vi.unstubAllGlobals();
  });
});
