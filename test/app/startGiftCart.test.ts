// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { startGiftCart } from "../../src/app/composition/residents/lazy/startGiftCart.ts";
import type { GiftAttempt } from "../../src/domain/checkout/attempt.ts";
import type { HostSettings } from "../../src/domain/host/hostSettings.ts";
import { cents } from "../../src/domain/money/cents.ts";
import { giftTotalAtom } from "../../src/parts/gift/giftTotal.atoms.ts";
import { giftCardsAtom } from "../../src/state/gift/giftCards.atoms.ts";
import { addGiftsAtom } from "../../src/state/gift/giftCart.actions.ts";
import { giftCheckoutTotalAtom } from "../../src/state/gift/pricedGifts.atoms.ts";
import { isReadyAtom } from "../../src/state/host/host.atoms.ts";
import { giftChangeAtom } from "../../src/state/order/orderChange.atoms.ts";
import { refreshStoreAtom } from "../../src/state/store/store.actions.ts";
import { storedGifts } from "../../src/wire/storage/giftTable.ts";
import { buildAttempt } from "../domain/checkout/buildAttempt.ts";
import { dumplings, shop } from "../state/cart/cartFixture.ts";
import { fifty, massage, turns } from "../state/gift/giftFixture.ts";
import { buildGiftLine, buildGiving } from "../support/buildGifts.ts";
import type { ElementState } from "../support/buildServices.ts";
import { startIn } from "./startIn.ts";

const reference = { udid: "u-1", storeId: 120, customerId: "g-5f" };
const { earlier: _, ...attempt } = buildAttempt("u-1");
const onItsWay: GiftAttempt = { ...attempt, goods: "gift", ordered: [buildGiftLine()] };
const ofGifts: Partial<HostSettings> = { store: { kind: "id", id: 120 }, isGift: true };
const ofAnother: Partial<HostSettings> = { ...ofGifts, store: { kind: "id", id: dumplings.id } };

const ofGroup: Partial<HostSettings> = { hqId: 7, isGift: true };

interface Given {
  readonly settings?: Partial<HostSettings>;
  readonly save?: (state: ElementState) => void;
}

async function started({ settings = ofGifts, save = () => {} }: Given = {}): Promise<ElementState> {
  const state = await shop(undefined, settings);
  state.gifts.set({ menus: [{ id: "DefaultMenu", times: [], texts: {}, cards: [fifty] }], bank: [] });
  save(state);
  state.store.set(isReadyAtom, true);
  startIn(startGiftCart, state);
  await turns();
  return state;
}

const saveAttempt = ({ device }: ElementState) => void device.save(storedGifts.giftCheckoutData, onItsWay);
const saveUnseen = ({ device }: ElementState) => void device.save(storedGifts.unseenGiftOrder, reference);

describe("R33: a shop that starts with a gift card order", () => {
  it.each<[string, Given, string, typeof reference | null]>([
    ["that is being sent opens its checkout", { save: saveAttempt }, "/store/120/checkout/giftcards", null],
    ["that the diner hasn't seen opens its checkout", { save: saveUnseen }, "/store/120/checkout/giftcards", null],
    ["of another store opens nothing", { settings: ofAnother, save: saveAttempt }, "/", null],
    [
      "of another store that the diner hasn't seen shows a notice",
      { settings: ofAnother, save: saveUnseen },
      "/",
      reference,
    ],
    [
      "does neither on a digital display",
      { settings: { ...ofAnother, isDigitalDisplay: true }, save: saveUnseen },
      "/",
      null,
    ],
    [
      "opens its checkout from the group's list",
      { settings: ofGroup, save: saveAttempt },
      "/store/120/checkout/giftcards",
      null,
    ],
    [
      "opens nothing from the list of dishes' venues",
      { settings: { ...ofGroup, isGift: false }, save: saveAttempt },
      "/",
      null,
    ],
    ["that has ended opens nothing", {}, "/", null],
  ])("%s", async (_what, given, path, told) => {
    const { history, store } = await started(given);
    expect([history.current(), store.get(giftChangeAtom)]).toEqual([path, told]);
  });
});

describe("the gift cards of an open page", () => {
  const cards = ({ store }: ElementState) => {
    const sold = store.get(giftCardsAtom);
    return sold.kind === "ready" ? sold.value.map(({ name }) => name) : sold.kind;
  };

  it("are read again on a refresh of the store, but not before", async () => {
    const state = await started();
    expect(cards(state)).toEqual([fifty.name]);
    state.gifts.set({ menus: [{ id: "DefaultMenu", times: [], texts: {}, cards: [fifty, massage] }], bank: [] });
    await turns();
    expect(cards(state)).toEqual([fifty.name]);
    await state.store.set(refreshStoreAtom);
    await vi.waitFor(() => expect(cards(state)).toEqual([fifty.name, massage.name]));
  });

  it("aren't read for a shop that sells dishes", async () => {
    const state = await started({ settings: { ...ofGifts, isGift: false } });
    await state.store.set(refreshStoreAtom);
    await turns();
    expect(cards(state)).toBe("loading");
  });
});

it("the header's total of gift cards is that of their checkout while it is shown", async () => {
  const { store } = await started();
  store.set(addGiftsAtom, { card: fifty, quantity: 1, givings: [buildGiving()] });
  expect(store.get(giftTotalAtom)).toBe(5_000);
  store.set(giftCheckoutTotalAtom, cents(5_075));
  expect(store.get(giftTotalAtom)).toBe(5_075);
  store.set(giftCheckoutTotalAtom, null);
  expect(store.get(giftTotalAtom)).toBe(5_000);
});
