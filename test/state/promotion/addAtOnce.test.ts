import type { Atom } from "jotai";
import { describe, expect, it, vi } from "vitest";
import type { Menu, ModifierGroup } from "../../../src/domain/menu/menu.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import type { Promotions } from "../../../src/domain/promotion/promotions.ts";
import type { RollTrigger } from "../../../src/domain/promotion/trigger.ts";
import { addToCartAtom } from "../../../src/state/cart/cart.actions.ts";
import { cartAtom, cartEventAtom } from "../../../src/state/cart/cart.atoms.ts";
import {
  plainCountPerCardAtom,
  removeSimpleLineAtom,
  type SimpleCount,
} from "../../../src/state/cart/simpleLines.atoms.ts";
import { openOverlayAtom, overlayAtom } from "../../../src/state/overlay/overlay.atoms.ts";
import { addAtOnceAtom } from "../../../src/state/promotion/addAtOnce.atoms.ts";
import { openStoreAtom, refreshStoreAtom } from "../../../src/state/store/store.actions.ts";
import { buildGroup, buildModifier } from "../../domain/menu/selectionMenu.ts";
import { buildMenu, buildProduct } from "../../support/buildMenu.ts";
import { buildPointRules, buildRoll, needs } from "../../support/buildPromotions.ts";
import { buildElementState, type ElementState, noRules, type StoreRules, serve } from "../../support/buildServices.ts";
import { lineInputFor, patty } from "../cart/cartFixture.ts";

const single = { isForced: true, isSingle: true, minimum: 1 };
const cook = buildGroup("cook", [buildModifier("rare", { price: cents(0) }), buildModifier("well")], single);
const pour = buildGroup("pour", [buildModifier("red", { price: cents(300) })], single);
const burger = buildProduct("burger", { price: cents(1_650), groupIds: ["cook"] });
const wine = buildProduct("wine", { price: cents(1_800), groupIds: ["pour"] });
const cola = buildProduct("cola", { price: cents(450) });

function menuWith(...groups: readonly ModifierGroup[]): Menu {
  const categories = { Burgers: [burger], Drinks: [wine, cola], Favourites: [burger] };
  return buildMenu(categories, { groups: new Map(groups.map((group) => [group.id, group])) });
}

// The burger is in two categories.
const menu = menuWith(cook, pour);
const burgerKey = "burgers/burger";
const plain = [{ groupId: "cook", modifierId: "rare", quantity: 1, subs: [] }];

function rulesWith(triggers: readonly RollTrigger[]): StoreRules {
  return { ...noRules, promotions: { triggers, points: buildPointRules() } };
}

async function openShop(): Promise<ElementState> {
  const state = buildElementState({ store: { kind: "id", id: 120 } });
  state.documents.put(patty, [menu]);
  await state.store.set(openStoreAtom);
  return state;
}

const inCart = ({ store }: ElementState) =>
  store
    .get(cartAtom)
    .lines.map(({ name, quantity, modifiers }) =>
      [quantity, name, ...modifiers.map(({ modifierId }) => modifierId)].join(" "),
    );
const countOf = ({ store }: ElementState, key: string) => store.get(store.get(plainCountPerCardAtom)(key));

describe("R81: the plus button of a card", () => {
  it("adds one with free preselected choices, with one event and one announcement", async () => {
    const state = await openShop();
    const happened: unknown[] = [];
    state.store.sub(cartEventAtom, () => happened.push(state.store.get(cartEventAtom)));
    await state.store.set(addAtOnceAtom, burgerKey);
    expect(inCart(state)).toEqual(["1 Burger rare"]);
    expect(state.announced.map(({ kind }) => kind)).toEqual(["add-to-cart"]);
    expect(happened).toEqual([{ kind: "added", name: "Burger" }]);
    await state.store.set(addAtOnceAtom, burgerKey);
    expect(inCart(state)).toEqual(["2 Burger rare"]);
  });

  it("opens the dialog if a choice costs money", async () => {
    const state = await openShop();
    await state.store.set(addAtOnceAtom, "drinks/wine");
    expect(inCart(state)).toEqual([]);
    expect(state.store.get(overlayAtom)).toEqual({ kind: "product", cardKey: "drinks/wine" });
  });

  it("doesn't replace a dialog that was opened meanwhile", async () => {
    const state = await openShop();
    const opened = { kind: "product", cardKey: burgerKey } as const;
    state.store.set(openOverlayAtom, opened);
    await state.store.set(addAtOnceAtom, "drinks/wine");
    expect(state.store.get(overlayAtom)).toEqual(opened);
  });

  it.each([
    ["asks about a roll-in of mode 1 first", "confirm", []],
    ["leaves a roll-in of mode 0 to the cart's line", "automatic", ["1 Burger rare"]],
  ] as const)("R20: %s", async (_what, mode, expected) => {
    const state = await openShop();
    const conditions = [needs(1, "burgers")];
    const outcomes = [{ kind: "product", id: "cola", quantity: null }] as const;
    state.rules.set(rulesWith([buildRoll({ mode, conditions, outcomes })]));
    await state.store.set(addAtOnceAtom, burgerKey);
    expect(inCart(state)).toEqual(expected);
    expect(state.store.get(overlayAtom) !== null).toBe(expected.length === 0);
    // Answered: the line exists, so the next one isn't asked about again.
    state.store.set(addToCartAtom, lineInputFor(burger, { selection: plain }, menu));
    await state.store.set(addAtOnceAtom, burgerKey);
    expect(inCart(state)).toEqual([`${expected.length + 2} Burger rare`]);
  });

  it("waits for rules that are loading, and loses no press", async () => {
    const state = await openShop();
    const answers: ((promotions: Promotions | null) => void)[] = [];
    const loadPromotions = vi.fn(() => new Promise<Promotions | null>((resolve) => answers.push(resolve)));
    serve(state.store, { loadPromotions });
    const added = [state.store.set(addAtOnceAtom, burgerKey), state.store.set(addAtOnceAtom, burgerKey)];
    expect(inCart(state)).toEqual([]);
    answers[0]?.(null);
    await Promise.all(added);
    expect(inCart(state)).toEqual(["2 Burger rare"]);
    expect(loadPromotions).toHaveBeenCalledOnce();
  });

  it("opens the dialog if a menu refresh makes a choice necessary meanwhile", async () => {
    const state = await openShop();
    const answers: ((promotions: Promotions | null) => void)[] = [];
    serve(state.store, { loadPromotions: () => new Promise((resolve) => answers.push(resolve)) });
    const added = state.store.set(addAtOnceAtom, burgerKey);
    const dearer = buildGroup("cook", [buildModifier("rare", { price: cents(100) })], single);
    state.documents.put(patty, [menuWith(dearer, pour)]);
    await state.store.set(refreshStoreAtom);
    answers[0]?.(null);
    await added;
    expect(inCart(state)).toEqual([]);
    expect(state.store.get(overlayAtom)).not.toBeNull();
  });
});

describe("the quantity on a card", () => {
  it("counts all plain lines of the product, from any category", async () => {
    const state = await openShop();
    await state.store.set(addAtOnceAtom, burgerKey);
    await state.store.set(addAtOnceAtom, "favourites/burger");
    state.store.set(addToCartAtom, lineInputFor(burger, { note: "No onion", selection: plain }, menu));
    state.store.set(addToCartAtom, lineInputFor(burger, {}, menu));
    expect(countOf(state, burgerKey)).toMatchObject({ count: 2, isFull: false });
    expect(countOf(state, "favourites/burger")).toMatchObject({ count: 2, isFull: false });
    expect(countOf(state, "drinks/cola")).toMatchObject({ count: 0, isFull: false });
  });

  it("R40: is full at 20 of the product", async () => {
    const state = await openShop();
    state.store.set(addToCartAtom, lineInputFor(burger, { quantity: 19, note: "No onion" }, menu));
    await state.store.set(addAtOnceAtom, burgerKey);
    expect(countOf(state, burgerKey)).toMatchObject({ count: 1, isFull: true });
    await state.store.set(addAtOnceAtom, burgerKey);
    expect(countOf(state, burgerKey)).toMatchObject({ count: 1, isFull: true });
  });

  it("is computed again only for the categories with a change, and for no other card", async () => {
    const state = await openShop();
    const counts = state.store.get(plainCountPerCardAtom);
    const read = new Set<string>();
    for (const key of [burgerKey, "favourites/burger", "drinks/wine", "drinks/cola"]) {
      const countAtom = counts(key) as Atom<SimpleCount> & { read: Atom<SimpleCount>["read"] };
      const { read: readIt } = countAtom;
      countAtom.read = (...given) => {
        read.add(key);
        return readIt.apply(countAtom, given);
      };
      state.store.sub(countAtom, () => {});
    }
    read.clear();
    await state.store.set(addAtOnceAtom, burgerKey);
    expect([...read]).toEqual([burgerKey, "favourites/burger"]);
  });
});

describe("removing one with the minus button", () => {
  it("removes the unit that was added last, and then the line", async () => {
    const state = await openShop();
    for (const key of [burgerKey, "favourites/burger", burgerKey]) {
      await state.store.set(addAtOnceAtom, key);
      state.passTime(1_000);
    }
    const categories = () =>
      state.store.get(cartAtom).lines.map(({ categoryId, quantity }) => `${quantity} ${categoryId}`);
    expect(categories()).toEqual(["2 burgers", "1 favourites"]);
    state.store.set(removeSimpleLineAtom, burgerKey);
    state.store.set(removeSimpleLineAtom, burgerKey);
    expect(categories().join()).toBe("1 favourites");
    state.store.set(removeSimpleLineAtom, burgerKey);
    expect(categories()).toEqual([]);
    expect(state.store.get(cartEventAtom)).toEqual({ kind: "removed", name: "Burger" });
    expect(state.announced.map(({ kind }) => kind).slice(3)).toEqual(Array(3).fill("remove-from-cart"));
  });

  it("doesn't change lines with other choices", async () => {
    const state = await openShop();
    state.store.set(addToCartAtom, lineInputFor(burger, { note: "No onion", selection: plain }, menu));
    state.store.set(removeSimpleLineAtom, burgerKey);
    expect(inCart(state)).toEqual(["1 Burger rare"]);
  });
});
