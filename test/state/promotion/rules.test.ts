import { describe, expect, it } from "vitest";
import type { Promotions } from "../../../src/domain/promotion/promotions.ts";
import { addToCartAtom } from "../../../src/state/cart/cart.actions.ts";
import { clearCartAtom } from "../../../src/state/cart/cartNotices.atoms.ts";
import { priceCartAtom } from "../../../src/state/order/pricing.atoms.ts";
import { acceptedOffersAtom, answerOfferAtom, declinedOffersAtom } from "../../../src/state/promotion/offers.atoms.ts";
import {
  arePromotionsGivenUpAtom,
  arePromotionsKnownAtom,
  areRulesSettledAtom,
  canPriceAtom,
  chargesAtom,
  loadRulesAtom,
  promotionsAtom,
} from "../../../src/state/promotion/rules.atoms.ts";
import { refreshStoreAtom } from "../../../src/state/store/store.actions.ts";
import { buildMenu } from "../../support/buildMenu.ts";
import { buildPointRules, buildWholeOrder } from "../../support/buildPromotions.ts";
import { noRules, serve } from "../../support/buildServices.ts";
import { burger, goTo, groupShop, lineInputFor, patty, pattys, shop } from "../cart/cartFixture.ts";

function offersWith(id: string): Promotions {
  return { triggers: [buildWholeOrder({ id })], points: buildPointRules() };
}

function rulesWith(id: string) {
  return { ...noRules, promotions: offersWith(id) };
}

describe("the price rules", () => {
  const idsOf = ({ store }: Awaited<ReturnType<typeof shop>>) => store.get(promotionsAtom).triggers.map(({ id }) => id);

  it("stay if a refresh of the same menu fails, and are requested again", async () => {
    const state = await shop();
    state.rules.set(rulesWith("ten"));
    await state.store.set(loadRulesAtom);
    state.rules.set(null);
    state.documents.put(patty, [{ ...pattys }]);
    await state.store.set(refreshStoreAtom);
    await state.store.set(loadRulesAtom);
    expect(idsOf(state)).toEqual(["ten"]);
    state.rules.set(rulesWith("eleven"));
    await state.store.set(loadRulesAtom);
    expect(idsOf(state)).toEqual(["eleven"]);
  });

  it.each([
    ["with older rules", offersWith("ten")],
    ["with none", null],
  ])("come from the latest read, even if an older one ends after it %s", async (_what, late) => {
    const state = await shop();
    const answers: ((promotions: Promotions | null) => void)[] = [];
    serve(state.store, { loadPromotions: () => new Promise((resolve) => answers.push(resolve)) });
    const older = state.store.set(loadRulesAtom);
    state.documents.put(patty, [{ ...pattys }]);
    await state.store.set(refreshStoreAtom);
    const newer = state.store.set(loadRulesAtom);
    const [endOlder, endNewer] = answers;
    endNewer?.(offersWith("eleven"));
    await newer;
    endOlder?.(late);
    await older;
    // If the read were marked as failed, the rules would be requested again.
    await state.store.set(loadRulesAtom);
    expect([idsOf(state), answers.length]).toEqual([["eleven"], 2]);
  });

  it("R32: for breakfast don't price lunch", async () => {
    const state = await shop();
    state.rules.set(rulesWith("breakfast"));
    await state.store.set(loadRulesAtom);
    state.rules.set(null);
    state.documents.put(patty, [buildMenu({ Burgers: [burger] }, { id: "Lunch" })]);
    await state.store.set(refreshStoreAtom);
    await state.store.set(loadRulesAtom);
    expect([state.store.get(arePromotionsKnownAtom), idsOf(state)]).toEqual([false, []]);
  });
});

describe("R87: offers that can't be read", () => {
  const stateOf = ({ store }: Awaited<ReturnType<typeof shop>>) => ({
    canPay: store.get(canPriceAtom),
    isSettled: store.get(areRulesSettledAtom),
    isGivenUp: store.get(arePromotionsGivenUpAtom),
  });
  const held = { canPay: false, isSettled: true, isGivenUp: false };
  const givenUp = { canPay: true, isSettled: true, isGivenUp: true };

  it("hold the payment until the third failure, and count as soon as they are read", async () => {
    const state = await shop();
    serve(state.store, { loadPromotions: async () => null });
    for (const expected of [held, held, givenUp]) {
      await state.store.set(loadRulesAtom);
      expect(stateOf(state)).toEqual(expected);
    }
    serve(state.store, { loadPromotions: async () => offersWith("ten") });
    await state.store.set(loadRulesAtom);
    expect(stateOf(state)).toEqual({ ...givenUp, isGivenUp: false });
    expect(state.store.get(promotionsAtom)).toEqual(offersWith("ten"));
  });

  it("hold the payment for ten seconds if no answer comes, and count if it comes later", async () => {
    const state = await shop();
    const offers = Promise.withResolvers<Promotions | null>();
    serve(state.store, { loadPromotions: () => offers.promise });
    const loading = state.store.set(loadRulesAtom);
    await Promise.resolve();
    expect(stateOf(state)).toEqual({ ...held, isSettled: false });
    state.passTime(10_000);
    expect(stateOf(state)).toEqual(givenUp);
    offers.resolve(offersWith("ten"));
    await loading;
    expect(stateOf(state)).toEqual({ ...givenUp, isGivenUp: false });
  });

  it("don't hold the store's own fees, without which nothing is paid", async () => {
    const state = await shop();
    const charges = { ...noRules.charges, freight: { kind: "third-party" } } as const;
    const offers = Promise.withResolvers<Promotions | null>();
    serve(state.store, { loadCharges: async () => ({ ...noRules, charges }), loadPromotions: () => offers.promise });
    void state.store.set(loadRulesAtom);
    await Promise.resolve();
    await Promise.resolve();
    expect(state.store.get(chargesAtom).charges).toEqual(charges);

    const other = await shop();
    serve(other.store, { loadCharges: async () => null });
    for (let failure = 0; failure < 5; failure += 1) await other.store.set(loadRulesAtom);
    expect(stateOf(other)).toEqual({ canPay: false, isSettled: true, isGivenUp: false });
  });
});

describe("R20: the answer to an offer", () => {
  const answers = ({ store }: Awaited<ReturnType<typeof shop>>) => [
    [...store.get(acceptedOffersAtom)],
    [...store.get(declinedOffersAtom)],
  ];

  it("is remembered across a reload", async () => {
    const { store, memory } = await shop();
    store.set(addToCartAtom, lineInputFor(burger));
    store.set(answerOfferAtom, { triggerId: "1", yes: true });
    store.set(answerOfferAtom, { triggerId: "2", yes: false });
    expect(answers(await shop(memory))).toEqual([["1"], ["2"]]);
  });

  it("belongs to one store, and applies until its cart is emptied", async () => {
    const state = await groupShop("/store/120");
    const { store } = state;
    store.set(addToCartAtom, lineInputFor(burger));
    store.set(answerOfferAtom, { triggerId: "1", yes: true });
    store.set(answerOfferAtom, { triggerId: "2", yes: false });
    await goTo(state, "/store/121");
    store.set(addToCartAtom, lineInputFor(burger));
    expect(answers(state)).toEqual([[], []]);
    await goTo(state, "/store/120");
    expect(answers(state)).toEqual([["1"], ["2"]]);
    store.set(clearCartAtom);
    store.set(priceCartAtom);
    store.set(addToCartAtom, lineInputFor(burger));
    expect(answers(state)).toEqual([[], []]);
  });
});
