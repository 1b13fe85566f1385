import type { HostSettings } from "../../../src/domain/host/hostSettings.ts";
import type { Menu, Product } from "../../../src/domain/menu/menu.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { addToCartAtom, type CartLineInput } from "../../../src/state/cart/cart.actions.ts";
import { cartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { openStoreAtom } from "../../../src/state/store/store.actions.ts";
import { buildMenu, buildProduct } from "../../support/buildMenu.ts";
import { buildElementState, buildMemory, type ElementState } from "../../support/buildServices.ts";
import { buildStore } from "../../support/buildStore.ts";

export const burger = buildProduct("burger", { price: cents(1_650), taxRate: 0.1 });
export const rings = buildProduct("rings", { price: cents(700), taxRate: 0.1 });
export const pattys = buildMenu({ Burgers: [burger], Sides: [rings] });
export const patty = buildStore({ id: 120, name: "Patty" });
export const dumplings = buildStore({ id: 121, name: "Dumplings" });

export function lineInputFor(product: Product, given: Partial<CartLineInput> = {}, menu: Menu = pattys): CartLineInput {
  for (const category of menu.categories) {
    const entry = category.entries.find(({ productId }) => productId === product.id);
    if (!entry) continue;
    const listed = { category, entry, product };
    return { listed, menu, selection: [], quantity: 1, note: "", redemption: null, mealAddOns: [], ...given };
  }
  throw new Error(`The menu doesn't list ${product.id}`);
}

const configured: Partial<HostSettings> = { store: { kind: "id", id: 120 } };

/** A shop whose store and menu have loaded, with the documents of two stores. */
export async function shop(memory = buildMemory(), settings = configured): Promise<ElementState> {
  const state = buildElementState(settings, memory);
  state.documents.put(patty, [pattys]);
  state.documents.put(dumplings, [pattys]);
  await state.store.set(openStoreAtom);
  return state;
}

/** A shop of a group, whose store is named by the path. */
export async function groupShop(path: string, memory = buildMemory()): Promise<ElementState> {
  const state = await shop(memory, { hqId: 7 });
  await goTo(state, path);
  return state;
}

export async function goTo({ history, store }: ElementState, path: string): Promise<void> {
  history.push(path);
  await store.set(openStoreAtom);
}

/** Two stores of a group, whose menus name and price the same burger differently. Only the first sells rings. */
export const codedBurger = buildProduct("burger", { code: "BUR", price: cents(1_650) });
export const codedRings = buildProduct("rings", { code: "RIN", price: cents(700) });
export const townMenu = buildMenu({ Burgers: [codedBurger], Sides: [codedRings] });
export const harbourBurger = buildProduct("9", { code: "BUR", name: "Harbour burger", price: cents(1_800) });
export const harbourMenu = buildMenu({ Burgers: [harbourBurger] });
export const atTown = ["Burger 1650", "Rings 700"];
export const atHarbour = ["Harbour burger 1800", "Rings 700 unavailable"];

/** The lines of the cart with their prices, as in `atTown`. */
export function pricesIn({ store }: Pick<ElementState, "store">): readonly string[] {
  const { lines } = store.get(cartAtom);
  return lines.map(
    ({ name, price, unavailability }) => `${name} ${price}${unavailability === null ? "" : ` ${unavailability}`}`,
  );
}

export function addTownDishes({ store }: Pick<ElementState, "store">): void {
  for (const product of [codedBurger, codedRings]) store.set(addToCartAtom, lineInputFor(product, {}, townMenu));
}
