// @vitest-environment happy-dom
import { act } from "react";
import { expect, it, vi } from "vitest";
import type { PricedLine } from "../../../src/domain/order/pricedOrder.ts";
import { addToCartAtom, removeLineAtom } from "../../../src/state/cart/cart.actions.ts";
import { cartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { buildPerItem, buildRoll, ofCategory } from "../../support/buildPromotions.ts";
import { burger, cola, offeredShop, show, wish } from "../offers/offeredShop.tsx";

const drawn = vi.hoisted(() => [] as string[]);

vi.mock("../../../src/parts/cart/lines/CartLineText.tsx", () => ({
  CartLineTop({ priced: { line } }: { readonly priced: PricedLine }) {
    drawn.push(`${line.quantity} ${line.name} ${line.note}`);
    return null;
  },
  CartLineMore: () => null,
  CartLineNote: () => null,
}));

/** R40 allows 20 of a product, so a hundred lines need five different burgers. */
const hundred = Array.from({ length: 100 }, (_, index) => {
  const product = { ...burger, id: `burger-${index % 5}` };
  return { ...wish(burger, { note: String(index) }), listed: { ...wish(burger).listed, product } };
});

const triggers = [
  buildRoll({ outcomes: [ofCategory("drinks")] }),
  buildPerItem({ outcomes: [ofCategory("sides", 1)] }),
];

it("renders only the changed lines of a cart with 100 lines", async () => {
  const state = await offeredShop(hundred, { triggers });
  const { store } = state;
  show(state);
  expect(drawn).toHaveLength(100);
  drawn.length = 0;
  act(() => void store.set(addToCartAtom, wish(cola)));
  expect(drawn).toEqual(["1 Cola "]);
  drawn.length = 0;
  act(() => store.set(removeLineAtom, store.get(cartAtom).lines[0]?.id ?? ""));
  expect(drawn).toEqual([]);
  act(() => void store.set(addToCartAtom, { ...wish(cola), quantity: 2 }));
  expect(drawn).toEqual(["3 Cola "]);
});
