import { describe, expect, it } from "vitest";
import { cents } from "../../../../src/domain/money/cents.ts";
import { encodeSavedOrder } from "../../../../src/domain/order/savedOrder.ts";
import { addToCartAtom } from "../../../../src/state/cart/cart.actions.ts";
import { cartAtom } from "../../../../src/state/cart/cart.atoms.ts";
import { isOpeningOrderAtom } from "../../../../src/state/cart/cartMenuAwaited.atoms.ts";
import { cartNoticesAtom } from "../../../../src/state/cart/cartNotices.atoms.ts";
import { openSavedOrderAtom } from "../../../../src/state/order/saved-order/openSavedOrder.actions.ts";
import { removedAtom, undoRemoveAtom } from "../../../../src/state/promotion/removal.atoms.ts";
import { refreshStoreAtom } from "../../../../src/state/store/store.actions.ts";
import { menusReadAtAtom } from "../../../../src/state/store/store.atoms.ts";
import { buildRolled } from "../../../domain/cart/cartLines.ts";
import { menu as offeredMenu, offeredShop, burger as rolling, wish } from "../../../parts/offers/offeredShop.tsx";
import { buildRoll } from "../../../support/buildPromotions.ts";
import type { ElementState } from "../../../support/buildServices.ts";
import { burger, goTo, groupShop, lineInputFor, pattys, rings, shop } from "../../cart/cartFixture.ts";

const namesIn = ({ store }: ElementState) => store.get(cartAtom).lines.map(({ name }) => name);

/** A code with both products, as if from another device. */
async function codeOf(storeId = 120): Promise<string> {
  const { store } = await shop();
  for (const product of [burger, rings]) store.set(addToCartAtom, lineInputFor(product));
  return (encodeSavedOrder(storeId, store.get(cartAtom), pattys) ?? "").slice(1);
}

function open(state: ElementState, code: string): void {
  state.history.push(`/store/120/shoppingcartmobile/${code}`);
  state.store.set(openSavedOrderAtom);
}

describe("R59: a saved order in the path", () => {
  it("has its rolled-in product at today's offer, or loses it if the offer has ended", async () => {
    const meal = (percent: number) => [buildRoll({ cut: { kind: "percent", percent } })];
    const cola = buildRolled({ reducedPrice: cents(225), price: cents(450) });
    const wishes = [wish(rolling, { mealAddOns: [cola] })];
    const { store } = await offeredShop(wishes, { triggers: meal(50) });
    const code = encodeSavedOrder(120, store.get(cartAtom), offeredMenu) ?? "";
    const opened = async (triggers: ReturnType<typeof meal>) => {
      const state = await offeredShop([], { triggers });
      open(state, code);
      return state.store;
    };
    const cheaper = await opened(meal(80));
    expect(cheaper.get(cartAtom).lines).toMatchObject([{ mealAddOns: [{ price: 450, reducedPrice: 90 }] }]);
    const ended = await opened([]);
    expect(ended.get(cartAtom).lines).toMatchObject([{ name: "Burger", mealAddOns: [] }]);
    expect(ended.get(cartNoticesAtom)).toEqual([{ kind: "offer-ended", name: "Cola" }]);
  });

  it("is added to the cart once, and removed from the path", async () => {
    const state = await shop();
    open(state, await codeOf());
    expect(namesIn(state)).toEqual(["Burger", "Rings"]);
    expect(state.history.current()).toBe("/store/120/shoppingcartmobile");
    expect(state.store.get(removedAtom)).toBeNull();
    state.store.set(openSavedOrderAtom);
    expect(namesIn(state)).toEqual(["Burger", "Rings"]);
  });

  it("replaces the cart, which can be restored", async () => {
    const state = await shop();
    state.store.set(addToCartAtom, lineInputFor(rings, { quantity: 3 }));
    open(state, await codeOf());
    expect(namesIn(state)).toEqual(["Burger", "Rings"]);
    expect(state.store.get(removedAtom)).toEqual({ kind: "replaced" });
    state.store.set(undoRemoveAtom);
    expect(state.store.get(cartAtom).lines).toMatchObject([{ name: "Rings", quantity: 3 }]);
  });

  it.each([
    ["failed", []],
    ["unread", [lineInputFor(rings)]],
  ])("that can't be read is reported as %s, and changes nothing", async (kind, wishes) => {
    const state = await shop();
    for (const wish of wishes) state.store.set(addToCartAtom, wish);
    const before = namesIn(state);
    open(state, "nonsense");
    expect(namesIn(state)).toEqual(before);
    expect(state.store.get(cartNoticesAtom)).toEqual([{ kind: "saved-order", notices: { kind } }]);
    expect(state.history.current()).toBe("/store/120/shoppingcartmobile");
  });

  it.each([
    ["failed", []],
    ["no-menu", [lineInputFor(rings)]],
  ])("whose menu can't load is reported as %s, and the diner's cart is kept", async (kind, wishes) => {
    const state = await shop();
    for (const wish of wishes) state.store.set(addToCartAtom, wish);
    const before = namesIn(state);
    const code = await codeOf();
    // A cached menu waits for its refresh.
    state.store.set(menusReadAtAtom, null);
    state.history.push(`/store/120/shoppingcartmobile/${code}`);
    expect(state.store.get(isOpeningOrderAtom)).toBe(true);
    state.documents.fail({ menus: true });
    await state.store.set(refreshStoreAtom);
    state.store.set(openSavedOrderAtom);
    expect(state.store.get(isOpeningOrderAtom)).toBe(false);
    expect(namesIn(state)).toEqual(before);
    expect(state.store.get(cartNoticesAtom)).toEqual([{ kind: "saved-order", notices: { kind } }]);
    expect(state.history.current()).toBe("/store/120/shoppingcartmobile");
  });

  it("without any available product keeps the cart, and says so", async () => {
    const state = await shop();
    state.store.set(addToCartAtom, lineInputFor(rings));
    const gone = Buffer.from(JSON.stringify({ v: 1, store: 120, lines: ["a", "b"] })).toString("base64url");
    open(state, gone);
    expect(namesIn(state)).toEqual(["Rings"]);
    expect(state.store.get(cartNoticesAtom)).toEqual([{ kind: "saved-order", notices: { kind: "gone", count: 2 } }]);
  });

  it("of another store is refused if the page is bound to one store", async () => {
    const state = await shop();
    open(state, await codeOf(121));
    expect(namesIn(state)).toEqual([]);
    expect(state.store.get(cartNoticesAtom)).toEqual([{ kind: "saved-order", notices: { kind: "elsewhere" } }]);
  });

  it("of another store in the group is opened there once its menu has loaded", async () => {
    const code = await codeOf(121);
    const state = await groupShop("/store/120");
    open(state, code);
    expect(state.history.current()).toBe(`/store/121/shoppingcartmobile/${code}`);
    expect(namesIn(state)).toEqual([]);
    await goTo(state, state.history.current());
    state.store.set(openSavedOrderAtom);
    expect(namesIn(state)).toEqual(["Burger", "Rings"]);
    expect(state.history.current()).toBe("/store/121/shoppingcartmobile");
  });
});
