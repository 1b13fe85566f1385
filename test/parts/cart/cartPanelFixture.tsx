import { act, type ReactNode } from "react";
import type { Product } from "../../../src/domain/menu/menu.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import type { Store } from "../../../src/domain/store/store.ts";
import { CartPanel } from "../../../src/parts/cart/CartPanel.tsx";
import { addToCartAtom, type CartLineInput } from "../../../src/state/cart/cart.actions.ts";
import { storeAtom } from "../../../src/state/store/store.atoms.ts";
import { renderIn } from "../../app/appFixture.tsx";
import { buildGroup, buildModifier } from "../../domain/menu/selectionMenu.ts";
import { burger, lineInputFor, patty, pattys, rings, shop } from "../../state/cart/cartFixture.ts";
import type { ElementState } from "../../support/buildServices.ts";
import { named } from "../../ui/named.ts";
import type { Rendered } from "../../ui/render.tsx";

export const plain = (product: Product, given: Partial<CartLineInput> = {}) => lineInputFor(product, given);

const dips = buildGroup("dips", [buildModifier("Aioli", { price: cents(120), linkedProductId: "herbs" })], {
  includesQuantity: true,
});
const herbs = buildGroup("herbs", [buildModifier("Chives", { price: cents(0) })]);
const herbal: Product = { ...rings, id: "herbs", groupIds: ["herbs"] };
const dipped: Product = { ...burger, groupIds: ["dips"] };

/** Two burgers, each with two dips, each dip with chives. */
export const dippedBurgers: CartLineInput = lineInputFor(
  dipped,
  {
    quantity: 2,
    note: "cut in half",
    selection: [
      {
        groupId: "dips",
        modifierId: "Aioli",
        quantity: 2,
        subs: [{ groupId: "herbs", modifierId: "Chives", quantity: 1, subs: [] }],
      },
    ],
  },
  {
    ...pattys,
    products: new Map([...pattys.products, [herbal.id, herbal]]),
    groups: new Map([dips, herbs].map((group) => [group.id, group])),
  },
);

interface Shown extends ElementState, Rendered {
  named<T extends HTMLElement = HTMLElement>(selector: string, name: string): T;
  texts(selector: string): string[];
  change(store: Partial<Store>): void;
}

const phoneHeader = (clearAll: ReactNode) => (
  <>
    <h1>Your cart</h1>
    {clearAll}
  </>
);

export async function showCart(
  wishes: readonly CartLineInput[],
  changes: Partial<Store> = {},
  content: ReactNode = <CartPanel header={phoneHeader} />,
): Promise<Shown> {
  const state = await shop();
  const change = (given: Partial<Store>) =>
    state.store.set(storeAtom, { kind: "ready", value: { ...patty, ...given } });
  change(changes);
  for (const wish of wishes) state.store.set(addToCartAtom, wish);
  const rendered = renderIn(state, content);
  const all = <T extends HTMLElement>(selector: string) => [...rendered.root.querySelectorAll<T>(selector)];
  return {
    ...state,
    ...rendered,
    change: (given) => act(() => change(given)),
    named: <T extends HTMLElement>(selector: string, name: string) => named<T>(rendered.root, selector, name),
    texts: (selector) => all(selector).map(({ textContent }) => textContent ?? ""),
  };
}
