import { describe, expect, it } from "vitest";
import type { TypedAddress } from "../../../src/domain/customer/address.ts";
import type { FeeQuote } from "../../../src/domain/fulfilment/delivery.ts";
import { anywhere, type DeliveryReach } from "../../../src/domain/fulfilment/deliveryReach.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import type { Freight } from "../../../src/domain/store/store.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { saveCartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { refreshNowAtom } from "../../../src/state/clock/clock.atoms.ts";
import { typedAddressAtom } from "../../../src/state/customer/contact.atoms.ts";
import { pickSuggestionAtom } from "../../../src/state/fulfilment/address.atoms.ts";
import {
  deliveryAtom,
  deliveryBlockAtom,
  quoteQuery,
  retryDeliveryAtom,
  routeQuery,
} from "../../../src/state/fulfilment/delivery.atoms.ts";
import { modeAtom } from "../../../src/state/fulfilment/mode.atoms.ts";
import { suggestAtom, suggestionsAtom } from "../../../src/state/fulfilment/suggestions.atoms.ts";
import {
  chosenTimeAtom,
  deliveryMinutesAtom,
  listTimesAtom,
  offeredTimesAtom,
} from "../../../src/state/fulfilment/times.atoms.ts";
import { pricedOrderAtom } from "../../../src/state/order/pricedOrder.atoms.ts";
import { loadRulesAtom } from "../../../src/state/promotion/rules.atoms.ts";
import { servicesAtom } from "../../../src/state/services.atoms.ts";
import { menusAtom, menusReadAtAtom } from "../../../src/state/store/store.atoms.ts";
import { buildLine, cartWith } from "../../domain/cart/cartLines.ts";
import { bourkeSt } from "../../support/buildMaps.ts";
import { buildMenu, buildProduct } from "../../support/buildMenu.ts";
import { buildElementState, noRules, showStore } from "../../support/buildServices.ts";
import { buildStore } from "../../support/buildStore.ts";

const bourke: TypedAddress = {
  street: "125 Bourke St",
  suburb: "Melbourne",
  postcode: "3000",
  state: "VIC",
  instructions: "",
};
const position = { latitude: -37.81, longitude: 144.96 };
const rule = { from: cents(0), upTo: null, dollars: 4, dollarsPerKilometre: 1, minimum: cents(0) };
const perKilometre: Freight = { kind: "own", rules: [rule] };

interface Given {
  readonly freight?: Freight;
  readonly reach?: DeliveryReach;
}

async function openShop({ freight = perKilometre, reach = anywhere }: Given = {}) {
  const state = buildElementState({ store: { kind: "id", id: 120 } });
  const { store, maps, ordering } = state;
  const location = { ...buildStore().location, position: { latitude: -37.8, longitude: 144.95 } };
  const menus = [buildMenu({ Burgers: [buildProduct("patty")] })];
  state.rules.set({ ...noRules, charges: { ...noRules.charges, freight }, reach });
  store.set(refreshNowAtom);
  showStore(state, { location, preparationMinutes: 20, view: { delivery: true, pickup: true } });
  store.set(menusAtom, { kind: "ready", value: menus });
  store.set(menusReadAtAtom, store.get(servicesAtom).clock.now());
  store.set(saveCartAtom, { cart: cartWith(buildLine({ price: cents(2_000) })), event: { kind: "changed" } });
  store.set(listTimesAtom);
  await store.set(loadRulesAtom);
  maps.answerWith({
    position: { kind: "found", value: position },
    route: { kind: "found", value: { kilometres: 2.4, travelSeconds: 600 } },
  });
  let stops: (() => void)[] = [];
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return {
    ...state,
    maps,
    ordering,
    settle,
    /** As the form does on each change. */
    ask() {
      for (const stop of stops) stop();
      stops = [store.set(routeQuery.ask), store.set(quoteQuery.ask)];
    },
    type: (change: Partial<TypedAddress>) => store.set(typedAddressAtom, change),
    async wait() {
      state.passTime(500);
      await settle();
    },
    delivery: () => store.get(deliveryAtom),
  };
}

type Shop = Awaited<ReturnType<typeof openShop>>;

async function askAndWait(shop: Shop): Promise<void> {
  shop.ask();
  await shop.wait();
}

/** A shop whose answer to the typed address has arrived. */
async function openTyped(given: Given = {}, prepare: (shop: Shop) => void = () => {}) {
  const shop = await openShop(given);
  prepare(shop);
  shop.type(bourke);
  await askAndWait(shop);
  return shop;
}

describe("a delivery with a typed address", () => {
  it("makes no request before the address is complete", async () => {
    const shop = await openShop();
    shop.type({ ...bourke, state: "" });
    await askAndWait(shop);
    expect(shop.maps.asked).toEqual([]);
    expect(shop.delivery()).toEqual({ kind: "no-address" });
  });

  it("makes no request for an address that the store doesn't deliver to", async () => {
    const shop = await openTyped({ reach: { areas: [{ from: 3001, to: 3008 }], radiusKm: null } });
    expect(shop.maps.asked).toEqual([]);
  });

  it("R49: is located, and priced by the distance", async () => {
    const shop = await openTyped();
    expect(shop.maps.asked).toEqual(["locate 125 Bourke St, Melbourne", "route -37.81, 144.96"]);
    expect(shop.delivery()).toEqual({
      kind: "known",
      facts: { kilometres: 2.4, quotedFee: null },
      travelSeconds: 600,
      position,
    });
    expect(shop.store.get(pricedOrderAtom)).toMatchObject({ fee: { amount: 700 }, isFeeKnown: true });
  });

  it("R50: is requested once, 500 ms after the last change", async () => {
    const shop = await openShop();
    shop.type(bourke);
    shop.ask();
    expect(shop.delivery()).toEqual({ kind: "asking" });
    shop.type({ street: "126 Bourke St" });
    await askAndWait(shop);
    await askAndWait(shop);
    expect(shop.maps.asked.filter((question) => question.startsWith("locate"))).toEqual([
      "locate 126 Bourke St, Melbourne",
    ]);
  });

  it("R50: drops an answer that arrives after a change", async () => {
    const shop = await openShop();
    shop.type(bourke);
    shop.ask();
    shop.passTime(500);
    shop.type({ street: "126 Bourke St" });
    await shop.settle();
    expect(shop.delivery()).toEqual({ kind: "asking" });
  });

  it("adds the travel time to its times, but not to another mode's", async () => {
    const shop = await openTyped();
    const now = shop.store.get(servicesAtom).clock.now();
    const asap = () => (shop.store.get(offeredTimesAtom).asap ?? 0) - now;
    shop.store.set(listTimesAtom);
    const later = asap();
    shop.store.set(modeAtom, "pickup");
    expect(later - asap()).toBe(600_000);
    expect(shop.store.get(pricedOrderAtom)).toMatchObject({ fee: { amount: 0 }, isFeeKnown: false });
  });

  it("R50: doesn't show how long it takes if maps failed, or for a chosen time", async () => {
    const flat: Freight = { kind: "own", rules: [{ ...rule, dollarsPerKilometre: 0 }] };
    const shop = await openTyped({ freight: flat }, ({ maps }) => maps.answerWith({ route: { kind: "failed" } }));
    expect(shop.delivery().kind).toBe("known");
    expect(shop.store.get(deliveryMinutesAtom)).toBeNull();
    const found = await openTyped({ freight: flat });
    expect(found.store.get(deliveryMinutesAtom)).toEqual({ from: 30, to: 40 });
    const at = found.store.get(offeredTimesAtom).days[0]?.slots[8] ?? instant(0);
    found.store.set(chosenTimeAtom, { kind: "slot", at });
    expect(found.store.get(deliveryMinutesAtom)).toBeNull();
  });

  it("blocks the payment while the answer is pending or if the address is too far away", async () => {
    const shop = await openShop({ reach: { areas: [], radiusKm: 2 } });
    shop.type(bourke);
    expect(shop.store.get(deliveryBlockAtom)).toBe("asking");
    await askAndWait(shop);
    expect(shop.delivery()).toEqual({ kind: "too-far" });
    expect(shop.store.get(deliveryBlockAtom)).toBe("out-of-service");
    shop.store.set(modeAtom, "pickup");
    expect(shop.store.get(deliveryBlockAtom)).toBeNull();
  });

  it("R24: can be requested again if maps didn't answer", async () => {
    const shop = await openTyped({}, ({ maps }) => maps.answerWith({ position: { kind: "failed" } }));
    expect(shop.delivery()).toEqual({ kind: "failed" });
    shop.maps.answerWith({ position: { kind: "found", value: position } });
    shop.store.set(retryDeliveryAtom);
    expect(shop.delivery()).toEqual({ kind: "asking" });
    await shop.settle();
    expect(shop.delivery().kind).toBe("known");
  });
});

describe("a delivery by a third party", () => {
  const quoted = (fee: number, travelSeconds = 0) => ({ kind: "quoted", fee: cents(fee), travelSeconds }) as const;
  const openQuoted = (...quotes: readonly FeeQuote[]) =>
    openTyped({ freight: { kind: "third-party" } }, ({ ordering }) => ordering.quotes.push(...quotes));

  it("R24: requests the fee, but no route", async () => {
    const shop = await openQuoted(quoted(750, 1_500));
    const { instructions: _none, ...address } = bourke;
    const now = shop.store.get(servicesAtom).clock.now();
    expect(shop.ordering.feesAsked).toEqual([{ storeId: 120, address, value: 2_000, at: now }]);
    expect(shop.maps.asked).toEqual(["locate 125 Bourke St, Melbourne"]);
    expect(shop.delivery()).toMatchObject({ facts: { quotedFee: 750 }, travelSeconds: 1_500, position });
  });

  it("R50: requests the fee again for another cart or time", async () => {
    const shop = await openQuoted(quoted(750), quoted(850), quoted(950));
    shop.store.set(saveCartAtom, {
      cart: cartWith(buildLine({ price: cents(3_000) })),
      event: { kind: "changed" },
    });
    expect(shop.delivery()).toEqual({ kind: "asking" });
    await askAndWait(shop);
    expect(shop.delivery()).toMatchObject({ facts: { quotedFee: 850 } });
    const slot = shop.store.get(offeredTimesAtom).days[0]?.slots[8] ?? instant(0);
    shop.store.set(chosenTimeAtom, { kind: "slot", at: slot });
    await askAndWait(shop);
    expect(shop.ordering.feesAsked.map(({ value, at }) => [value, at]).slice(1)).toEqual([
      [3_000, expect.any(Number)],
      [3_000, slot],
    ]);
    expect(shop.maps.asked).toHaveLength(1);
  });

  it.each([
    [
      "R50: shows the message of a refused quote as out of service",
      { kind: "refused", message: "Too busy." },
      { kind: "refused", message: "Too busy." },
    ],
    ["fails without an answer", { kind: "no-answer" }, { kind: "failed" }],
  ] as const)("%s; it can be requested again", async (_name, quote, delivery) => {
    const shop = await openQuoted(quote, quoted(750));
    expect(shop.delivery()).toEqual(delivery);
    expect(shop.store.get(pricedOrderAtom)).toMatchObject({ fee: { amount: 0 }, isFeeKnown: false });
    shop.store.set(retryDeliveryAtom);
    await shop.settle();
    expect(shop.delivery().kind).toBe("known");
    expect(shop.maps.asked, "maps have told where it is").toHaveLength(1);
  });

  it("R24: doesn't request the fee again if only maps didn't answer", async () => {
    const shop = await openTyped({ freight: { kind: "third-party" } }, ({ maps, ordering }) => {
      ordering.quotes.push(quoted(750));
      maps.answerWith({ position: { kind: "failed" } });
    });
    shop.maps.answerWith({ position: { kind: "found", value: position } });
    shop.store.set(retryDeliveryAtom);
    await shop.settle();
    expect(shop.delivery()).toMatchObject({ kind: "known", facts: { quotedFee: 750 }, position });
    expect(shop.ordering.feesAsked).toHaveLength(1);
  });
});

describe("address suggestions", () => {
  async function openSuggesting(...places: readonly (typeof bourkeSt)[]) {
    const shop = await openShop();
    shop.maps.places.push(...(places.length > 0 ? places : [bourkeSt]));
    return {
      ...shop,
      async suggest(street: string) {
        shop.type({ street });
        const stop = shop.store.set(suggestAtom, street);
        await shop.wait();
        return stop;
      },
      take: (place = bourkeSt) => shop.store.set(pickSuggestionAtom, place),
      typed: () => shop.store.get(typedAddressAtom),
    };
  }

  it("aren't requested before three letters are typed", async () => {
    const shop = await openSuggesting();
    await shop.suggest("12 ");
    expect(shop.maps.asked).toEqual([]);
    await shop.suggest("125");
    expect(shop.maps.asked).toEqual(["suggest 125"]);
    expect(shop.store.get(suggestionsAtom)).toEqual([bourkeSt]);
  });

  it("are dropped if the diner has typed more", async () => {
    const shop = await openSuggesting();
    const stop = shop.store.set(suggestAtom, "125 b");
    shop.passTime(250);
    stop();
    await shop.settle();
    expect(shop.store.get(suggestionsAtom)).toEqual([]);
  });

  it("fill in the address, keep the unit, and aren't located again", async () => {
    const shop = await openSuggesting();
    await shop.suggest("5/125 bou");
    await shop.take();
    expect(shop.typed()).toEqual({ ...bourke, street: "5/125 Bourke St" });
    expect(shop.store.get(suggestionsAtom)).toEqual([]);
    await askAndWait(shop);
    expect(shop.maps.asked).toEqual(["suggest 5/125 bou", "take p1", "route -37.81, 144.96"]);
  });

  it("are located again after they were edited", async () => {
    const shop = await openSuggesting();
    await shop.suggest("125 bou");
    await shop.take();
    shop.type({ street: "127 Bourke St" });
    await askAndWait(shop);
    expect(shop.maps.asked).toContain("locate 127 Bourke St, Melbourne");
  });

  it("keep the typed number if maps know only the street, which is then located", async () => {
    const found = { ...bourkeSt.found, street: { number: null, name: "Bourke St" } };
    const street = { ...bourkeSt, street: "Bourke St", found };
    const shop = await openSuggesting(street);
    await shop.suggest("127 bou");
    await shop.take(street);
    expect(shop.typed()).toEqual({ ...bourke, street: "127 Bourke St" });
    await askAndWait(shop);
    expect(shop.maps.asked).toContain("locate 127 Bourke St, Melbourne");
  });

  it("don't overwrite a street that was typed while maps were answering", async () => {
    const shop = await openSuggesting();
    await shop.suggest("125 bou");
    const { letGo } = shop.maps.hold();
    const taking = shop.take();
    shop.type({ street: "9 Collins St" });
    letGo(0);
    await taking;
    expect(shop.typed()).toMatchObject({ street: "9 Collins St", suburb: "", postcode: "" });
  });

  it("don't overwrite a field that was typed meanwhile if they lack it", async () => {
    const noSuburb = { ...bourkeSt, found: { ...bourkeSt.found, suburb: "" } };
    const shop = await openSuggesting(noSuburb);
    shop.type({ suburb: "Melb" });
    await shop.suggest("125 bou");
    const { letGo } = shop.maps.hold();
    const taking = shop.take(noSuburb);
    shop.type({ suburb: "Southbank" });
    letGo(0);
    await taking;
    expect(shop.typed()).toMatchObject({ suburb: "Southbank", postcode: "3000" });
  });

  it("apply the last one that was selected, whichever is answered first", async () => {
    const inNsw = { suburb: "Bourke", postcode: "2840", state: "NSW" };
    const other = { ...bourkeSt, id: "p2", found: { ...bourkeSt.found, ...inNsw } };
    const shop = await openSuggesting(bourkeSt, other);
    await shop.suggest("125 bou");
    const { letGo } = shop.maps.hold();
    const takes = [bourkeSt, other].map(shop.take);
    letGo(1);
    await takes[1];
    letGo(0);
    await takes[0];
    expect(shop.typed()).toMatchObject(inNsw);
  });

  it("leave what was typed if maps fail", async () => {
    const shop = await openSuggesting();
    shop.maps.break();
    await shop.suggest("125 bou");
    expect(shop.store.get(suggestionsAtom)).toEqual([]);
    await shop.take();
    expect(shop.typed()).toMatchObject({ street: "125 Bourke St", suburb: "" });
  });
});
