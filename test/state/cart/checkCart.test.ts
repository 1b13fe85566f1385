import { describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
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

  it("reports a new price", async () => {
    const state = await fullShop();
    await serve(state, buildMenu({ Burgers: [{ ...burger, price: cents(1_700) }], Sides: [rings] }));
    expect(state.store.get(cartNoticesAtom)).toMatchObject([{ kind: "price-changed", from: 1_650, to: 1_700 }]);
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

describe("R41: a line that was added before the last 10:00", () => {
  const zone = patty.zone;
  const at = (day: number, minute: number) => instantOf({ year: 2026, month: 11, day }, minute, zone);

  it.each([
    ["stays until 10:00", 20, 599, ["Burger", "Rings"]],
    ["is removed at 10:00, and newer lines stay", 20, 600, ["Rings"]],
    ["is removed together with lines that are old by then", 21, 600, []],
  ])("%s", async (_what, day, minute, left) => {
    const state = await shop();
    state.setTime(at(20, 540));
    state.store.set(addToCartAtom, lineInputFor(burger));
    state.setTime(at(20, 600));
    state.store.set(addToCartAtom, lineInputFor(rings));
    state.setTime(at(day, minute));
    state.store.set(expireCartAtom);
    expect(namesIn(state)).toEqual(left);
    const isTold = state.store.get(cartNoticesAtom).some(({ kind }) => kind === "expired");
    expect(isTold).toBe(left.length < 2);
  });
});

it("clearing the cart removes its notices", async () => {
  const state = await fullShop();
  await serve(state, buildMenu({ Burgers: [burger] }));
  state.store.set(clearCartAtom);
  expect(state.store.get(cartNoticesAtom)).toEqual([]);
});
