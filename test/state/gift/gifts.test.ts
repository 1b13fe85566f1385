import { describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import type { GiftShop } from "../../../src/services/ports/gifts.ts";
import type { CouponCheckResult } from "../../../src/services/ports/ordering.ts";
import { paidGiftsAtom } from "../../../src/state/checkout/submit/submitGifts.atoms.ts";
import { areGiftsSoldAtom, giftCardsAtom, loadGiftCardsAtom } from "../../../src/state/gift/giftCards.atoms.ts";
import {
  editGiftAtom,
  removeGiftAtom,
  setGiftQuantityAtom,
  undoRemoveGiftAtom,
} from "../../../src/state/gift/giftCart.actions.ts";
import {
  dismissGiftNoticesAtom,
  giftCartAtom,
  giftCountAtom,
  giftNoticesAtom,
  noticeGiftsAtom,
} from "../../../src/state/gift/giftCart.atoms.ts";
import {
  areGiftCodesPendingAtom,
  giftCodeBox,
  giftCouponsAtom,
  removeGiftCodeAtom,
} from "../../../src/state/gift/giftCoupons.atoms.ts";
import { pricedGiftsAtom } from "../../../src/state/gift/pricedGifts.atoms.ts";
import { removedGiftAtom } from "../../../src/state/gift/removedGift.atoms.ts";
import { typedCardAtom } from "../../../src/state/payment/card.atoms.ts";
import { orderServicesAtom } from "../../../src/state/services.atoms.ts";
import { refreshStoreAtom } from "../../../src/state/store/store.actions.ts";
import { storedGifts } from "../../../src/wire/storage/giftTable.ts";
import { buildGiving } from "../../support/buildGifts.ts";
import { buildCoupon } from "../../support/buildPromotions.ts";
import { buildMemory, type ElementState, serve } from "../../support/buildServices.ts";
import { dumplings, goTo, patty, pattys } from "../cart/cartFixture.ts";
import { fifty, giftShop, give, massage, turns } from "./giftFixture.ts";

const hourMs = 3_600_000;
const ming = buildGiving();
const lan = buildGiving({ to: "Lan", email: "lan@example.com" });

function shown({ store }: ElementState): readonly string[] {
  return store.get(giftCartAtom).lines.map(({ card, quantity, giving }) => `${quantity} ${card.name} → ${giving.to}`);
}

function idAt({ store }: ElementState, index: number): string {
  return store.get(giftCartAtom).lines[index]?.id ?? "";
}

async function apply({ store }: ElementState, code: string): Promise<unknown> {
  store.set(giftCodeBox.codeAtom, code);
  await store.set(giftCodeBox.applyAtom);
  return store.get(giftCodeBox.entryAtom);
}

const codesOf = ({ store }: ElementState) => store.get(giftCouponsAtom).map(({ code }) => code);

function offer({ ordering }: ElementState): void {
  const none = cents(0);
  const coupons = [
    buildCoupon({ code: "HALF", productId: "massage", percent: 50, flat: none }),
    buildCoupon({ code: "TEN", percent: 0, flat: cents(1_000) }),
    buildCoupon({ code: "BIG", minimumSpend: cents(50_000) }),
    buildCoupon({ code: "FOOD", categoryIds: ["Burgers"] }),
  ];
  for (const coupon of coupons) ordering.coupons.set(coupon.code, { kind: "valid", coupon });
}

describe("the gift cards of a store", () => {
  it("are read for the shown store, and again after a failure", async () => {
    const state = await giftShop();
    const { store, gifts } = state;
    expect(store.get(giftCardsAtom)).toEqual({ kind: "ready", value: [fifty, massage] });
    gifts.set(null);
    state.configure({ store: { kind: "id", id: 121 } });
    await goTo(state, "/store/121/giftcards");
    await store.set(loadGiftCardsAtom);
    expect(store.get(giftCardsAtom)).toEqual({ kind: "failed" });
    gifts.set({ menus: [], bank: [] });
    await store.set(loadGiftCardsAtom);
    expect(store.get(giftCardsAtom)).toEqual({ kind: "ready", value: [] });
  });

  it("keep what the newest read found, if an older one is answered later", async () => {
    const state = await giftShop();
    const { store } = state;
    const before = store.get(giftCardsAtom);
    const older = Promise.withResolvers<GiftShop | null>();
    const current = await store.get(orderServicesAtom).loadGiftShop({ storeId: patty.id, zone: patty.zone });
    const answers = [older.promise, Promise.resolve(current)];
    serve(store, { loadGiftShop: () => answers.shift() ?? Promise.resolve(null) });
    const first = store.set(loadGiftCardsAtom);
    await store.set(loadGiftCardsAtom);
    older.resolve({ menus: [], bank: [] });
    await first;
    expect(store.get(giftCardsAtom)).toEqual(before);
  });

  it.each([
    ["a closed store, at night", { hours: [] }, true],
    ["a store out of operation", { inOperation: false }, false],
  ])("R71: are sold only while the store is in operation: %s", async (_what, change, areSold) => {
    const { store, documents } = await giftShop();
    documents.put({ ...patty, ...change }, [pattys]);
    await store.set(refreshStoreAtom);
    expect(store.get(areGiftsSoldAtom)).toBe(areSold);
  });
});

describe("a gift cart", () => {
  it("accepts several recipients of one card at once, with a line each", async () => {
    const state = await giftShop();
    expect(give(state, { quantity: 2, givings: [ming, lan] }).kind).toBe("changed");
    expect(shown(state)).toEqual(["2 Fifty dollars → Ming", "2 Fifty dollars → Lan"]);
    expect(state.store.get(giftCountAtom)).toBe(4);
    expect(new Set(state.store.get(giftCartAtom).lines.map(({ id }) => id)).size).toBe(2);
    expect(state.announced).toContainEqual(
      expect.objectContaining({
        kind: "add-to-cart",
        items: [{}, {}].map(() => expect.objectContaining({ id: "gift-50" })),
      }),
    );
  });

  it("can be edited, and offers Undo after a removal", async () => {
    const state = await giftShop();
    const { store } = state;
    give(state, { givings: [ming, lan] });
    store.set(editGiftAtom, idAt(state, 0), { card: fifty, quantity: 3, giving: buildGiving({ to: "Bo" }) });
    store.set(setGiftQuantityAtom, idAt(state, 1), 2);
    expect(shown(state)).toEqual(["3 Fifty dollars → Bo", "2 Fifty dollars → Lan"]);
    store.set(removeGiftAtom, idAt(state, 0));
    expect(store.get(removedGiftAtom)?.giving.to).toBe("Bo");
    store.set(undoRemoveGiftAtom);
    expect(shown(state)).toEqual(["3 Fifty dollars → Bo", "2 Fifty dollars → Lan"]);
    expect(store.get(removedGiftAtom)).toBeNull();
    store.set(removeGiftAtom, idAt(state, 0));
    give(state);
    expect(store.get(removedGiftAtom)).toBeNull();
  });

  it("survives a reload, and is separate for each store", async () => {
    const memory = buildMemory();
    give(await giftShop(memory));
    const again = await giftShop(memory);
    expect(shown(again)).toEqual(["1 Fifty dollars → Ming"]);
    again.configure({ store: { kind: "id", id: dumplings.id } });
    expect(shown(again)).toEqual([]);
  });

  it("R71: removes a line ten hours after it was added, while the page is open", async () => {
    const state = await giftShop();
    give(state);
    state.passTime(4 * hourMs);
    give(state, { givings: [lan] });
    state.passTime(6 * hourMs - 1);
    expect(shown(state)).toHaveLength(2);
    state.passTime(1);
    expect(shown(state)).toEqual(["1 Fifty dollars → Lan"]);
    expect(state.store.get(giftNoticesAtom)).toEqual([{ kind: "expired" }]);
    state.store.set(dismissGiftNoticesAtom);
    expect(state.store.get(giftNoticesAtom)).toEqual([]);
  });

  it("R71: removes such a line at the next start too", async () => {
    const memory = buildMemory();
    const state = await giftShop(memory);
    give(state);
    memory.device.save(storedGifts.giftCart, {
      120: state.store
        .get(giftCartAtom)
        .lines.map((line) => ({ ...line, addedAt: (line.addedAt - 11 * hourMs) as never })),
    });
    const again = await giftShop(memory);
    expect([shown(again), again.store.get(giftNoticesAtom)]).toEqual([[], [{ kind: "expired" }]]);
  });

  it("keeps a store's notices while another store is shown that has none", async () => {
    const state = await giftShop();
    const { store } = state;
    store.set(noticeGiftsAtom, [{ kind: "expired" }]);
    state.configure({ store: { kind: "id", id: dumplings.id } });
    store.set(noticeGiftsAtom, []);
    expect(store.get(giftNoticesAtom)).toEqual([]);
    state.configure({ store: { kind: "id", id: patty.id } });
    expect(store.get(giftNoticesAtom)).toEqual([{ kind: "expired" }]);
  });

  it("follows the current price", async () => {
    const memory = buildMemory();
    give(await giftShop(memory), { card: { ...massage, price: cents(9_000) } });
    const again = await giftShop(memory);
    expect(again.store.get(giftNoticesAtom)).toEqual([{ kind: "new-price", name: "Massage" }]);
    expect(again.store.get(pricedGiftsAtom).subtotal.amount).toBe(11_000);
  });
});

describe("R72: the codes of a gift cart", () => {
  it("apply one after the other, each once, with the amounts of issue 15", async () => {
    const state = await giftShop();
    const { store } = state;
    offer(state);
    give(state, { quantity: 2 });
    give(state, { card: massage });
    expect(await apply(state, "HALF")).toEqual({ kind: "applied", code: "HALF" });
    expect(await apply(state, "ten")).toEqual({ kind: "refused", message: expect.any(String) });
    expect(await apply(state, " TEN ")).toEqual({ kind: "applied", code: "TEN" });
    expect(await apply(state, "half")).toEqual({ kind: "already", code: "half" });
    expect(codesOf(state)).toEqual(["HALF", "TEN"]);
    expect(store.get(pricedGiftsAtom)).toMatchObject({ bank: [], total: 14_500, gst: 468 });
    store.set(typedCardAtom, { number: "4111 1111 1111 1111" });
    expect(store.get(paidGiftsAtom)).toMatchObject({ total: 14_718, gst: 488 });
    store.set(removeGiftCodeAtom, "HALF");
    expect(codesOf(state)).toEqual(["TEN"]);
  });

  it("are refused with a reason if they don't apply", async () => {
    const state = await giftShop();
    offer(state);
    give(state);
    expect(await apply(state, "")).toEqual({ kind: "empty" });
    expect(await apply(state, "HALF")).toEqual({ kind: "not-yet", problem: { kind: "no-items" } });
    expect(await apply(state, "FOOD")).toEqual({ kind: "not-yet", problem: { kind: "no-items" } });
    expect(await apply(state, "BIG")).toMatchObject({ problem: { kind: "min-spent", missing: 45_000 } });
    give(state, { givings: [lan] });
    expect(state.store.get(giftCodeBox.entryAtom)).toEqual({ kind: "idle" });
    expect(codesOf(state)).toEqual([]);
  });

  it("stay in the cart without effect if they no longer apply", async () => {
    const state = await giftShop();
    offer(state);
    give(state, { card: massage });
    await apply(state, "HALF");
    state.store.set(removeGiftAtom, idAt(state, 0));
    give(state);
    expect(state.store.get(pricedGiftsAtom)).toMatchObject({
      coupons: [{ code: "HALF", amount: 0, problem: { kind: "no-items" } }],
      total: 5_000,
    });
  });

  it("are restored in order, and the price isn't final until all are checked", async () => {
    const memory = buildMemory();
    memory.device.save(storedGifts.giftCoupons, { 120: ["TEN", "HALF", "OLD"] });
    const answers = new Map<string, (answer: CouponCheckResult) => void>();
    const state = await giftShop(memory, ({ ordering }) => {
      ordering.checkCoupon = (code) => new Promise((resolve) => answers.set(code, resolve));
    });
    const answer = async (code: string, given: CouponCheckResult) => {
      answers.get(code)?.(given);
      await turns();
    };
    await answer("OLD", { kind: "refused", message: "It has ended." });
    await answer("HALF", { kind: "valid", coupon: buildCoupon({ code: "HALF" }) });
    expect([codesOf(state), state.store.get(areGiftCodesPendingAtom)]).toEqual([["HALF"], true]);
    await answer("TEN", { kind: "valid", coupon: buildCoupon({ code: "TEN" }) });
    expect([codesOf(state), state.store.get(areGiftCodesPendingAtom)]).toEqual([["TEN", "HALF"], false]);
    expect(memory.device.read(storedGifts.giftCoupons)).toEqual({ 120: ["TEN", "HALF"] });
  });

  it("are kept if there is no answer, and are checked at the next start", async () => {
    const memory = buildMemory();
    memory.device.save(storedGifts.giftCoupons, { 120: ["TEN"] });
    const state = await giftShop(memory, ({ ordering }) => {
      ordering.checkCoupon = async () => ({ kind: "no-answer" });
    });
    expect([codesOf(state), state.store.get(areGiftCodesPendingAtom)]).toEqual([[], false]);
    expect(codesOf(await giftShop(memory, offer))).toEqual(["TEN"]);
  });
});

describe("two tabs", () => {
  it("share the gift cart and its codes", async () => {
    const memory = buildMemory();
    const state = await giftShop(memory);
    offer(state);
    give(state, { card: massage });
    const lines = state.store.get(giftCartAtom).lines.map((line) => ({ ...line, quantity: 2 }));
    memory.device.saveElsewhere(storedGifts.giftCart, { 120: lines });
    memory.device.saveElsewhere(storedGifts.giftCoupons, { 120: ["TEN"] });
    await turns();
    expect(shown(state)).toEqual(["2 Massage → Ming"]);
    expect(codesOf(state)).toEqual(["TEN"]);
    memory.device.saveElsewhere(storedGifts.giftCoupons, { 120: ["HALF", "TEN"] });
    expect(codesOf(state), "a known code isn't checked again").toEqual(["TEN"]);
    memory.device.saveElsewhere(storedGifts.giftCoupons, {});
    expect(codesOf(state)).toEqual([]);
    state.stop();
    memory.device.saveElsewhere(storedGifts.giftCart, {});
    expect(shown(state)).toEqual(["2 Massage → Ming"]);
  });
});
