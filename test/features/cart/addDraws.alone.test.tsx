// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { addToCartAtom } from "../../../src/state/cart/cart.actions.ts";
import { cartCountAtom } from "../../../src/state/cart/cart.atoms.ts";
import { cardKey, cardsAtom } from "../../../src/state/menu/menu.atoms.ts";
import { burgers, renderScreen, shopOf } from "../menu/menuFixture.tsx";

const drawn = vi.hoisted(() => [] as string[]);

vi.mock("../../../src/ui/PhotoView.tsx", () => ({
  PhotoView({ name }: { readonly name: string }) {
    drawn.push(name.slice(0, 1));
    return null;
  },
}));

beforeEach(() => {
  drawn.length = 0;
  vi.stubGlobal("cancelIdleCallback", () => {});
  return () => vi.unstubAllGlobals();
});

it("renders at most one product card again when a product is added", () => {
  const jotai = shopOf(burgers);
  renderScreen(jotai);
  expect(drawn.length).toBeGreaterThanOrEqual(5);
  drawn.length = 0;
  const listed = jotai.get(cardsAtom).get(cardKey("sides", "Hand-cut chips"));
  if (!listed) throw new Error("The menu has no chips.");
  const wish = { listed, menu: burgers, selection: [], quantity: 1, note: "", redemption: null, mealAddOns: [] };
  act(() => void jotai.set(addToCartAtom, wish));
  expect(jotai.get(cartCountAtom)).toBe(1);
  expect(drawn.length).toBeLessThanOrEqual(1);
});
