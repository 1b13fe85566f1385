// @vitest-environment happy-dom

import { afterEach, describe, expect, it, vi } from "vitest";
import { watchCart } from "../../src/app/composition/residents/watchCart.ts";
import { cents } from "../../src/domain/money/cents.ts";
import type { CouponCodes } from "../../src/domain/promotion/coupon.ts";
import { instantOf } from "../../src/domain/time/zone.ts";
import type { Announcer } from "../../src/services/ports/announcer.ts";
import type { CouponCheckResult } from "../../src/services/ports/ordering.ts";
import { addToCartAtom, setQuantityAtom } from "../../src/state/cart/cart.actions.ts";
import { cartAtom, cartTotalAtom, finalTotalAtom, saveCartAtom } from "../../src/state/cart/cart.atoms.ts";
import { cartNoticesAtom, clearCartAtom } from "../../src/state/cart/cartNotices.atoms.ts";
import { nowAtom } from "../../src/state/clock/clock.atoms.ts";
import { couponAtom } from "../../src/state/promotion/coupon.atoms.ts";
import { acceptedOffersAtom, answerOfferAtom, declinedOffersAtom } from "../../src/state/promotion/offers.atoms.ts";
import { arePromotionsKnownAtom } from "../../src/state/promotion/rules.atoms.ts";
import { servicesAtom } from "../../src/state/services.atoms.ts";
import { openStoreAtom, refreshStoreAtom } from "../../src/state/store/store.actions.ts";
import { storeAtom } from "../../src/state/store/store.atoms.ts";
import { storedOrders } from "../../src/wire/storage/orderTable.ts";
import { burger, lineInputFor, patty, pattys, rings, shop } from "../state/cart/cartFixture.ts";
import { buildMenu } from "../support/buildMenu.ts";
import { buildCoupon } from "../support/buildPromotions.ts";
import {
  type BuiltMemory,
  buildElementState,
  buildMemory,
  type ElementState,
  noRules,
  rulesFrom,
  type StoreRules,
  serve,
} from "../support/buildServices.ts";
import { startIn } from "./startIn.ts";

// The code under test loads these on demand. Loaded here, no test waits for the compiler.
import "../../src/state/cart/checkCart.actions.ts";
import "../../src/state/order/pricing.atoms.ts";

/** Adds 2.50 on Fridays. */
const holiday = {
  ...{ id: "1", name: "", isTaxable: true, from: cents(0), upTo: null },
  rate: { kind: "flat", amount: cents(250) },
  days: { kind: "weekday", weekday: 5 },
} as const;
const surcharges = { holidays: [holiday], bank: [] };
const dear: StoreRules = { ...noRules, charges: { ...noRules.charges, surcharges } };

afterEach(() => {
  vi.restoreAllMocks();
});

async function keptShop(memory: BuiltMemory = buildMemory()): Promise<ElementState> {
  const state = await shop(memory);
  startIn(watchCart, state);
  await Promise.resolve();
  return state;
}

const told = ({ announced }: ElementState) =>
  announced.flatMap((each) => (each.kind === "cart-change" ? [`${each.itemCount} for ${each.total}`] : []));

const namesIn = ({ store }: ElementState) => store.get(cartAtom).lines.map(({ name }) => name);

describe("the cart-change event", () => {
  it("is sent once per change", async () => {
    const state = await keptShop();
    expect(told(state)).toEqual([]);
    state.store.set(addToCartAtom, lineInputFor(burger, { quantity: 2 }));
    await vi.waitFor(() => expect(told(state)).toEqual(["2 for 33"]));
    state.store.set(setQuantityAtom, { lineId: state.store.get(cartAtom).lines[0]?.id ?? "", quantity: 3 });
    await state.store.set(refreshStoreAtom);
    state.store.set(clearCartAtom);
    expect(told(state)).toEqual(["2 for 33", "3 for 49.5", "0 for 0"]);
  });

  it("R83: isn't sent for a restored cart, but for its changes", async () => {
    const memory = buildMemory();
    const before = await shop(memory);
    before.store.set(addToCartAtom, lineInputFor(burger));
    const state = await keptShop(memory);
    await vi.waitFor(() => expect(state.store.get(finalTotalAtom)).toBe(1_650));
    expect(told(state)).toEqual([]);
    state.store.set(addToCartAtom, lineInputFor(rings));
    await vi.waitFor(() => expect(told(state)).toEqual(["2 for 23.5"]));
  });

  it("R83: isn't sent for a restored cart whose dish has a new photo, but for one with a new price", async () => {
    const memory = buildMemory();
    const before = await shop(memory);
    before.store.set(addToCartAtom, lineInputFor(burger));
    const restored = async (changes: object) => {
      const state = await shop(memory);
      state.documents.put(patty, [buildMenu({ Burgers: [{ ...burger, ...changes }] })]);
      await state.store.set(openStoreAtom);
      startIn(watchCart, state);
      await vi.waitFor(() => expect(state.store.get(finalTotalAtom)).not.toBeNull());
      return state;
    };
    const shown = await restored({ photo: "https://example.com/new.webp" });
    expect(shown.store.get(cartAtom).lines[0]?.photo).toBe("https://example.com/new.webp");
    expect(told(shown)).toEqual([]);
    expect(told(await restored({ price: cents(1_700) }))).toEqual(["1 for 17"]);
  });

  it("R83: isn't sent for the restored cart of a store found by its name", async () => {
    const memory = buildMemory();
    const before = await shop(memory);
    before.store.set(addToCartAtom, lineInputFor(burger));
    const state = buildElementState({ store: { kind: "name", name: patty.name } }, memory);
    state.documents.put(patty, [pattys]);
    startIn(watchCart, state);
    await Promise.resolve();
    await state.store.set(openStoreAtom);
    await vi.waitFor(() => expect(state.store.get(finalTotalAtom)).toBe(1_650));
    expect(told(state)).toEqual([]);
    state.store.set(clearCartAtom);
    expect(told(state)).toEqual(["0 for 0"]);
  });

  it("R83: tells the page each total once, from the element that has it first", async () => {
    const memory = buildMemory();
    const before = await shop(memory);
    before.store.set(addToCartAtom, lineInputFor(burger));
    const page: string[] = [];
    const add = async (name: string) => {
      const state = await shop(memory);
      state.ordering.coupons.set("TEN", { kind: "valid", coupon: buildCoupon({ code: "TEN" }) });
      const announce: Announcer["announce"] = (each, isTold) => {
        if (each.kind === "cart-change" && !isTold) page.push(`${name}: ${each.itemCount} for ${each.total}`);
      };
      serve(state.store, { announcer: { announce } });
      startIn(watchCart, state);
      await vi.waitFor(() => expect(state.store.get(finalTotalAtom)).toBe(1_650));
      return state;
    };
    const [first, second] = [await add("first"), await add("second")];
    const bothHave = (total: number) =>
      vi.waitFor(() => {
        for (const { store } of [first, second]) expect(store.get(finalTotalAtom)).toBe(total);
      });
    expect(page).toEqual([]);
    // A coupon on the restored cart.
    memory.device.saveElsewhere(storedOrders.coupons, { [patty.id]: "TEN" });
    await bothHave(1_485);
    expect(page.splice(0)).toEqual(["first: 1 for 14.85"]);
    // Another tab.
    const elsewhere = await shop();
    elsewhere.store.set(addToCartAtom, lineInputFor(rings));
    memory.saveElsewhere({ [patty.id]: elsewhere.store.get(cartAtom).lines });
    await bothHave(630);
    expect(page.splice(0)).toEqual(["first: 1 for 6.3"]);
    // A new price, which the element that has followed reads first.
    second.documents.put(patty, [buildMenu({ Sides: [{ ...rings, price: cents(800) }] })]);
    await second.store.set(refreshStoreAtom);
    await vi.waitFor(() => expect(page).toEqual(["second: 1 for 7.2"]));
  });

  it("R14: doesn't count what isn't available", async () => {
    const state = await keptShop();
    for (const product of [burger, rings]) state.store.set(addToCartAtom, lineInputFor(product));
    await vi.waitFor(() => expect(told(state).at(-1)).toBe("2 for 23.5"));
    const [sold, unsold] = state.store.get(cartAtom).lines;
    if (!sold || !unsold) throw new Error("The cart has too few lines.");
    const cart = { ...state.store.get(cartAtom), lines: [sold, { ...unsold, unavailability: "unavailable" as const }] };
    state.store.set(saveCartAtom, { cart, event: { kind: "changed" } });
    await vi.waitFor(() => expect(told(state).at(-1)).toBe("1 for 16.5"));
  });

  it("isn't sent after the shop stops", async () => {
    const state = await keptShop();
    state.store.set(addToCartAtom, lineInputFor(burger));
    expect(told(state)).toEqual([]);
  });
});

describe("a total that isn't final yet", () => {
  /** A cart that was just filled; the test decides when its rules and its code are answered. */
  async function waitingShop(memory: BuiltMemory = buildMemory()) {
    const state = await shop(memory);
    const rules = Promise.withResolvers<StoreRules | null>();
    const code = Promise.withResolvers<CouponCheckResult>();
    serve(state.store, {
      ...rulesFrom(() => rules.promise),
      loadOrdering: async () => ({ ...state.ordering, checkCoupon: () => code.promise }),
    });
    state.store.set(nowAtom, state.store.get(servicesAtom).clock.now());
    startIn(watchCart, state);
    state.store.set(addToCartAtom, lineInputFor(burger));
    await vi.waitFor(() => expect(state.store.get(cartTotalAtom)).toBe(1_650));
    return { state, rules, code };
  }

  it.each([
    ["are known", dear, "1 for 19"],
    ["can't be read, and has the menu's prices then", null, "1 for 16.5"],
  ])("isn't announced before the price rules %s", async (_what, answer, total) => {
    const { state, rules } = await waitingShop();
    expect(told(state)).toEqual([]);
    rules.resolve(answer);
    await vi.waitFor(() => expect(told(state)).toEqual([total]));
  });

  it.each<[string, CouponCheckResult, string]>([
    ["counts", { kind: "valid", coupon: buildCoupon({ code: "TEN" }) }, "1 for 14.85"],
    ["is refused", { kind: "refused", message: "Too old" }, "1 for 16.5"],
    ["can't be checked", { kind: "no-answer" }, "1 for 16.5"],
  ])("isn't announced while a code from a previous visit is being checked that %s", async (_what, answer, total) => {
    const memory = buildMemory();
    memory.save("coupons", { [patty.id]: "TEN" });
    const { state, rules, code } = await waitingShop(memory);
    rules.resolve(noRules);
    await vi.waitFor(() => expect(state.store.get(arePromotionsKnownAtom)).toBe(true));
    expect(told(state)).toEqual([]);
    code.resolve(answer);
    await vi.waitFor(() => expect(told(state)).toEqual([total]));
  });
});

describe("automatic updates of the cart", () => {
  it("follow the menu", async () => {
    const state = await keptShop();
    for (const product of [burger, rings]) state.store.set(addToCartAtom, lineInputFor(product));
    state.documents.put(patty, [buildMenu({ Burgers: [burger] })]);
    await state.store.set(refreshStoreAtom);
    await vi.waitFor(() => expect(namesIn(state)).toEqual(["Burger"]));
    await vi.waitFor(() => expect(told(state).at(-1)).toBe("1 for 16.5"));
  });

  it("start immediately if the store and its menu were loaded before", async () => {
    const memory = buildMemory();
    const lastTime = await shop(memory);
    for (const product of [burger, rings]) lastTime.store.set(addToCartAtom, lineInputFor(product));
    const fewer = await shop(memory);
    fewer.documents.put(patty, [buildMenu({ Burgers: [burger] })]);
    await fewer.store.set(openStoreAtom);
    startIn(watchCart, fewer);
    await vi.waitFor(() => expect(namesIn(fewer)).toEqual(["Burger"]));
    const later = await shop(memory);
    later.setTime(instantOf({ year: 2026, month: 11, day: 22 }, 660, patty.zone));
    startIn(watchCart, later);
    await vi.waitFor(() => expect(namesIn(later)).toEqual([]));
  });

  it("follow another tab", async () => {
    const memory = buildMemory();
    const elsewhere = await shop();
    elsewhere.store.set(addToCartAtom, lineInputFor(rings));
    const state = await keptShop(memory);
    memory.saveElsewhere({ [patty.id]: elsewhere.store.get(cartAtom).lines });
    expect(namesIn(state)).toEqual(["Rings"]);
    await vi.waitFor(() => expect(told(state)).toEqual(["1 for 7"]));
  });

  it("R21, R22: remove lines that offers no longer allow, with a notice", async () => {
    const state = await keptShop();
    const redemption = { ruleKey: "r1", name: "A free ring", points: 50, discountRate: 100 };
    state.store.set(addToCartAtom, lineInputFor(burger));
    state.store.set(addToCartAtom, lineInputFor(rings, { redemption }));
    state.rules.set(noRules);
    await state.store.set(refreshStoreAtom);
    await vi.waitFor(() => expect(namesIn(state)).toEqual(["Burger"]));
    expect(state.store.get(cartNoticesAtom)).toEqual([{ kind: "redemption-ended", name: "Rings" }]);
  });

  it.each([
    [true, []],
    [false, ["Burger"]],
  ])("R41: check the expiry every five seconds only if room charges are possible: %s", async (chargesToRoom, left) => {
    const state = await shop();
    const { store } = state;
    let look = () => {};
    const clock = {
      ...store.get(servicesAtom).clock,
      every(everyMs: number, task: () => void) {
        if (everyMs === 5_000) look = task;
        return () => {};
      },
    };
    store.set(servicesAtom, { ...store.get(servicesAtom), clock });
    store.set(storeAtom, { kind: "ready", value: { ...patty, chargesToRoom } });
    startIn(watchCart, { store });
    store.set(addToCartAtom, lineInputFor(burger));
    state.setTime(instantOf({ year: 2026, month: 11, day: 22 }, 660, patty.zone));
    look();
    await vi.dynamicImportSettled();
    expect(namesIn(state)).toEqual(left);
  });

  it("R41: expire the cart when the store opens and when the page becomes visible", async () => {
    const zone = patty.zone;
    const state = await keptShop();
    const age = (day: number) => state.setTime(instantOf({ year: 2026, month: 11, day }, 660, zone));
    state.store.set(addToCartAtom, lineInputFor(burger));
    age(22);
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
    expect(namesIn(state)).toEqual(["Burger"]);
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.waitFor(() => expect(namesIn(state)).toEqual([]));

    state.store.set(addToCartAtom, lineInputFor(rings));
    age(24);
    state.store.set(storeAtom, { kind: "loading" });
    await state.store.set(openStoreAtom);
    await vi.waitFor(() => expect(namesIn(state)).toEqual([]));
  });
});

describe("what another tab or element stores", () => {
  async function ordering() {
    const memory = buildMemory();
    const { store, ordering } = await keptShop(memory);
    for (const code of ["TEN", "FIVE"]) {
      ordering.coupons.set(code, { kind: "valid", coupon: buildCoupon({ code }) });
    }
    store.set(addToCartAtom, lineInputFor(burger));
    const enterElsewhere = (codes: CouponCodes) => memory.device.saveElsewhere(storedOrders.coupons, codes);
    await vi.waitFor(() => expect(store.get(finalTotalAtom)).toBe(1_650));
    return { store, memory, enterElsewhere };
  }

  it("applies here: a code that is entered, replaced and removed", async () => {
    const { store, memory, enterElsewhere } = await ordering();
    const code = () => store.get(couponAtom)?.code ?? null;
    for (const entered of ["TEN", "FIVE", "TEN"]) {
      enterElsewhere({ [patty.id]: entered });
      await vi.waitFor(() => expect(code()).toBe(entered));
      expect(memory.get("coupons")).toEqual({ [patty.id]: entered });
    }
    enterElsewhere({});
    await vi.waitFor(() => expect([code(), store.get(finalTotalAtom)]).toEqual([null, 1_650]));
  });

  it("R20: includes answers to offers, which an answer given here doesn't overwrite", async () => {
    const { store, memory } = await ordering();
    memory.device.saveElsewhere(storedOrders.offers, { [patty.id]: { 1: true } });
    await vi.waitFor(() => expect([...store.get(acceptedOffersAtom)]).toEqual(["1"]));
    // A frozen page misses what is stored in the meantime.
    memory.save("offers", { [patty.id]: { 1: true, 2: false } });
    store.set(answerOfferAtom, { triggerId: "3", yes: true });
    expect(memory.get("offers")).toEqual({ [patty.id]: { 1: true, 2: false, 3: true } });
    expect([...store.get(declinedOffersAtom)]).toEqual(["2"]);
  });
});
