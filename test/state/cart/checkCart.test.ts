import { describe, expect, it } from "vitest";
import { instantOf } from "../../../src/domain/time/zone.ts";
import { addToCartAtom } from "../../../src/state/cart/cart.actions.ts";
import { cartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { cartNoticesAtom, clearCartAtom, dismissCartNoticesAtom } from "../../../src/state/cart/cartNotices.atoms.ts";
import { expireCartAtom, refreshCartAtom } from "../../../src/state/cart/checkCart.actions.ts";
import { openStoreAtom, refreshStoreAtom } from "../../../src/state/store/store.actions.ts";
import { buildMenu } from "../../support/buildMenu.ts";
import { buildMemory, type ElementState } from "../../support/buildServices.ts";
import { burger, dumplings, goTo, groupShop, lineInputFor, patty, pattys, rings, shop } from "./cartFixture.ts";

const namesIn = ({ store }: ElementState) => store.get(cartAtom).lines.map(({ name }) => name);

async function fullShop(): Promise<ElementState> {
  const state = await shop();
  for (const product of [burger, rings]) state.store.set(addToCartAtom, lineInputFor(product));
  return state;
}

async function serve(state: ElementState, menu: typeof pattys): Promise<void> {
  state.documents.put(patty, [menu]);
  await state.store.set(refreshStoreAtom);
  state.store.set(refreshCartAtom);
}

describe("a menu that has loaded (S14)", () => {
  it("doesn't change a cart whose products it has", async () => {
    const state = await fullShop();
    const before = state.store.get(cartAtom);
    await serve(state, pattys);
    expect(state.store.get(cartAtom)).toBe(before);
    expect(state.store.get(cartNoticesAtom)).toEqual([]);
  });

  it.each([
    ["sold-out", buildMenu({ Burgers: [burger], Sides: [{ ...rings, isSoldOut: true }] })],
    ["gone", buildMenu({ Burgers: [burger] })],
  ])("removes a product that is %s, with a notice until it is dismissed", async (reason, menu) => {
    const state = await fullShop();
    await serve(state, menu);
    await serve(state, menu);
    expect(namesIn(state)).toEqual(["Burger"]);
    expect(state.store.get(cartNoticesAtom)).toMatchObject([
      { kind: "removed", name: "Rings", reason, modifier: null },
    ]);
    state.store.set(dismissCartNoticesAtom);
    expect(state.store.get(cartNoticesAtom)).toEqual([]);
  });

  it("changes the cart only after a fresh read, since a cached menu may be older than the cart", async () => {
    const memory = buildMemory();
    const before = await shop(memory);
    before.store.set(addToCartAtom, lineInputFor(burger));
    const state = await shop(memory);
    state.documents.put(patty, [buildMenu({ Sides: [rings] })]);
    await state.store.set(refreshStoreAtom);
    let opened = Promise.resolve();
    const answer = state.documents.hold(() => {
      opened = state.store.set(openStoreAtom);
    });
    state.store.set(refreshCartAtom);
    expect(namesIn(state)).toEqual(["Burger"]);
    answer();
    await opened;
    state.store.set(refreshCartAtom);
    expect(namesIn(state)).toEqual([]);
  });

  it("removes nothing if it can't be read", async () => {
    const state = await fullShop();
    state.documents.fail({ menus: true });
    await state.store.set(openStoreAtom);
    state.store.set(refreshCartAtom);
    expect(namesIn(state)).toEqual(["Burger", "Rings"]);
  });

  it("shows no notices of one store at another", async () => {
    const state = await groupShop("/store/120");
    state.store.set(addToCartAtom, lineInputFor(rings));
    await serve(state, buildMenu({ Burgers: [burger] }));
    expect(state.store.get(cartNoticesAtom)).toHaveLength(1);
    await goTo(state, `/store/${dumplings.id}`);
    expect(state.store.get(cartNoticesAtom)).toEqual([]);
  });
});

it("R41: at 10:00, lines that were added before are removed with a notice, and newer lines stay", async () => {
  const at = (minute: number) => instantOf({ year: 2026, month: 11, day: 20 }, minute, patty.zone);
  const state = await shop();
  state.setTime(at(540));
  state.store.set(addToCartAtom, lineInputFor(burger));
  state.setTime(at(600));
  state.store.set(addToCartAtom, lineInputFor(rings));
  state.store.set(expireCartAtom);
  expect(namesIn(state)).toEqual(["Rings"]);
  expect(state.store.get(cartNoticesAtom).map(({ kind }) => kind)).toEqual(["expired"]);
});

it("clearing the cart removes its notices", async () => {
  const state = await fullShop();
  await serve(state, buildMenu({ Burgers: [burger] }));
  state.store.set(clearCartAtom);
  expect(state.store.get(cartNoticesAtom)).toEqual([]);
});
