import { describe, expect, it } from "vitest";
import type { StoreRules } from "../../../src/services/ports/rules.ts";
import { addToCartAtom } from "../../../src/state/cart/cart.actions.ts";
import { clearCartAtom } from "../../../src/state/cart/cartNotices.atoms.ts";
import { priceCartAtom } from "../../../src/state/order/pricing.atoms.ts";
import { acceptedOffersAtom, answerOfferAtom, declinedOffersAtom } from "../../../src/state/promotion/offers.atoms.ts";
import { areRulesKnownAtom, loadRulesAtom, rulesAtom } from "../../../src/state/promotion/rules.atoms.ts";
import { refreshStoreAtom } from "../../../src/state/store/store.actions.ts";
import { buildMenu } from "../../support/buildMenu.ts";
import { buildPointRules, buildWholeOrder } from "../../support/buildPromotions.ts";
import { noRules, serve } from "../../support/buildServices.ts";
import { burger, goTo, groupShop, patty, pattys, shop, wishFor } from "../cart/cartFixture.ts";

function rulesWith(id: string) {
  return { ...noRules, promotions: { triggers: [buildWholeOrder({ id })], points: buildPointRules() } };
}

describe("the price rules", () => {
  const idsOf = ({ store }: Awaited<ReturnType<typeof shop>>) =>
    store.get(rulesAtom).promotions.triggers.map(({ id }) => id);

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
    ["with older rules", rulesWith("ten")],
    ["with none", null],
  ])("come from the latest read, even if an older one ends after it %s", async (_what, late) => {
    const state = await shop();
    const answers: ((rules: StoreRules | null) => void)[] = [];
    const loadRules = () => new Promise<StoreRules | null>((resolve) => answers.push(resolve));
    serve(state.store, { loadRules });
    const older = state.store.set(loadRulesAtom);
    state.documents.put(patty, [{ ...pattys }]);
    await state.store.set(refreshStoreAtom);
    const newer = state.store.set(loadRulesAtom);
    const [endOlder, endNewer] = answers;
    endNewer?.(rulesWith("eleven"));
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
    expect([state.store.get(areRulesKnownAtom), idsOf(state)]).toEqual([false, []]);
  });
});

describe("R20: the answer to an offer", () => {
  it("belongs to one store, and applies until its cart is emptied", async () => {
    const state = await groupShop("/store/120");
    const { store } = state;
    store.set(addToCartAtom, wishFor(burger));
    store.set(answerOfferAtom, { triggerId: "1", yes: true });
    store.set(answerOfferAtom, { triggerId: "2", yes: false });
    await goTo(state, "/store/121");
    store.set(addToCartAtom, wishFor(burger));
    expect([[...store.get(acceptedOffersAtom)], [...store.get(declinedOffersAtom)]]).toEqual([[], []]);
    await goTo(state, "/store/120");
    expect([[...store.get(acceptedOffersAtom)], [...store.get(declinedOffersAtom)]]).toEqual([["1"], ["2"]]);
    store.set(clearCartAtom);
    store.set(priceCartAtom);
    store.set(addToCartAtom, wishFor(burger));
    expect([[...store.get(acceptedOffersAtom)], [...store.get(declinedOffersAtom)]]).toEqual([[], []]);
  });
});
