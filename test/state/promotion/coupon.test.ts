import { describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import { noVisit } from "../../../src/domain/visit/visit.ts";
import type { CouponCheckResult } from "../../../src/services/ports/ordering.ts";
import { addToCartAtom } from "../../../src/state/cart/cart.actions.ts";
import { logEntriesAtom } from "../../../src/state/log/log.atoms.ts";
import {
  codeToApplyAtom,
  couponAtom,
  couponBox,
  forgetCouponAtom,
  loadCouponAtom,
  recheckCouponAtom,
  removeCouponAtom,
} from "../../../src/state/promotion/coupon.atoms.ts";
import { buildCoupon } from "../../support/buildPromotions.ts";
import { buildElementState, type ElementState } from "../../support/buildServices.ts";
import { burger, goTo, groupShop, lineInputFor, shop } from "../cart/cartFixture.ts";

/** Holds the answers back until the test gives them. */
function holdAnswers({ ordering }: ElementState) {
  const waiting = new Map<string, (answer: CouponCheckResult) => void>();
  ordering.checkCoupon = (code) => new Promise((resolve) => waiting.set(code, resolve));
  return async (code: string, answer: CouponCheckResult) => {
    await Promise.resolve();
    waiting.get(code)?.(answer);
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
}

const valid = (code: string): CouponCheckResult => ({ kind: "valid", coupon: buildCoupon({ code }) });
const refused: CouponCheckResult = { kind: "refused", message: "This code has ended." };

describe("a code that is being checked", () => {
  it("belongs to the store for which it was entered, whichever is shown when the answer arrives", async () => {
    const state = await groupShop("/store/120");
    const { store, memory } = state;
    store.set(addToCartAtom, lineInputFor(burger));
    const answer = holdAnswers(state);
    store.set(couponBox.codeAtom, "TEN");
    const asked = store.set(couponBox.applyAtom);
    await goTo(state, "/store/121");
    await answer("TEN", valid("TEN"));
    await asked;
    expect(store.get(couponAtom)).toBeNull();
    expect([store.get(couponBox.codeAtom), store.get(couponBox.entryAtom)]).toEqual(["", { kind: "idle" }]);
    expect(memory.get("coupons")).toEqual({ 120: "TEN" });
    await goTo(state, "/store/120");
    expect(store.get(couponAtom)?.code).toBe("TEN");
  });

  it("R22: is refused below its MinSpent with the missing amount, and isn't stored", async () => {
    const state = await shop();
    const { store, ordering, memory } = state;
    store.set(addToCartAtom, lineInputFor(burger));
    ordering.coupons.set("BIG", { kind: "valid", coupon: buildCoupon({ code: "BIG", minimumSpend: cents(2_000) }) });
    store.set(couponBox.codeAtom, "BIG");
    await store.set(couponBox.applyAtom);
    expect(store.get(couponBox.entryAtom)).toMatchObject({
      kind: "not-yet",
      problem: { kind: "min-spent", missing: 350 },
    });
    expect([store.get(couponAtom), memory.get("coupons")]).toEqual([null, null]);
  });
});

describe("an applied code that is asked about again", () => {
  async function withCode() {
    const state = await shop();
    const { store, ordering } = state;
    store.set(addToCartAtom, lineInputFor(burger));
    ordering.coupons.set("TEN", valid("TEN"));
    store.set(couponBox.codeAtom, "TEN");
    await store.set(couponBox.applyAtom);
    return state;
  }

  it("leaves the order if it has ended, and its field says so", async () => {
    const { store, ordering, memory } = await withCode();
    ordering.coupons.set("TEN", refused);
    await store.set(recheckCouponAtom);
    expect([store.get(couponAtom), memory.get("coupons")]).toEqual([null, {}]);
    expect([store.get(couponBox.codeAtom), store.get(couponBox.entryAtom)]).toEqual(["TEN", refused]);
  });

  it("takes off what it is worth now", async () => {
    const { store, ordering } = await withCode();
    ordering.coupons.set("TEN", { kind: "valid", coupon: buildCoupon({ code: "TEN", percent: 5 }) });
    await store.set(recheckCouponAtom);
    expect(store.get(couponAtom)?.percent).toBe(5);
  });

  it("stays if there is no answer, and if the diner removed it meanwhile it isn't mentioned", async () => {
    const state = await withCode();
    const { store, ordering } = state;
    ordering.coupons.set("TEN", { kind: "no-answer" });
    await store.set(recheckCouponAtom);
    expect(store.get(couponAtom)?.code).toBe("TEN");
    const answer = holdAnswers(state);
    const asked = store.set(recheckCouponAtom);
    store.set(removeCouponAtom);
    await answer("TEN", refused);
    await asked;
    expect([store.get(couponBox.codeAtom), store.get(couponBox.entryAtom)]).toEqual(["", { kind: "idle" }]);
  });
});

describe("a code from the URL or a previous visit", () => {
  it("R4: is used from the URL rather than from the previous visit", async () => {
    const state = await shop();
    const { store, ordering, memory } = state;
    state.configure({ visit: { ...noVisit, coupon: "NEW" } });
    memory.save("coupons", { 120: "OLD" });
    for (const code of ["OLD", "NEW"]) ordering.coupons.set(code, valid(code));
    await store.set(loadCouponAtom);
    expect(store.get(couponAtom)?.code).toBe("NEW");
    expect(memory.get("coupons")).toEqual({ 120: "NEW" });
  });

  it("is reported if it is refused, then removed, and checked only once", async () => {
    const state = await shop();
    const { store, memory } = state;
    memory.save("coupons", { 120: "OLD" });
    const answer = holdAnswers(state);
    const asked = store.set(loadCouponAtom);
    await answer("OLD", refused);
    await asked;
    expect([store.get(couponBox.codeAtom), store.get(couponBox.entryAtom)]).toEqual(["OLD", refused]);
    expect(memory.get("coupons")).toEqual({});
    state.ordering.checkCoupon = () => Promise.reject(new Error("asked again"));
    await store.set(loadCouponAtom);
    expect(store.get(couponBox.entryAtom)).toEqual(refused);
  });

  it("never overwrites what the diner is doing", async () => {
    const state = await shop();
    const { store, memory } = state;
    store.set(addToCartAtom, lineInputFor(burger));
    memory.save("coupons", { 120: "OLD" });
    const answer = holdAnswers(state);
    const brought = store.set(loadCouponAtom);
    store.set(couponBox.codeAtom, "MINE");
    const mine = store.set(couponBox.applyAtom);
    await answer("OLD", refused);
    await brought;
    expect([store.get(couponBox.codeAtom), store.get(couponBox.entryAtom).kind]).toEqual(["MINE", "processing"]);
    await answer("MINE", valid("MINE"));
    await mine;
    expect(store.get(couponAtom)?.code).toBe("MINE");
  });

  it("R52: is used for the next order too if it comes from the URL", async () => {
    const state = await shop();
    const { store, ordering, memory } = state;
    state.configure({ visit: { ...noVisit, coupon: "NEW" } });
    ordering.coupons.set("NEW", valid("NEW"));
    await store.set(loadCouponAtom);
    store.set(forgetCouponAtom, 120);
    expect([store.get(couponAtom), store.get(codeToApplyAtom), memory.get("coupons")]).toEqual([null, "NEW", {}]);
    await store.set(loadCouponAtom);
    expect(store.get(couponAtom)?.code).toBe("NEW");
  });

  it("isn't checked again after the diner has removed it", async () => {
    const state = await shop();
    const { store, ordering } = state;
    state.configure({ visit: { ...noVisit, coupon: "NEW" } });
    ordering.coupons.set("NEW", valid("NEW"));
    await store.set(loadCouponAtom);
    store.set(removeCouponAtom);
    await store.set(loadCouponAtom);
    expect([store.get(couponAtom), store.get(codeToApplyAtom)]).toEqual([null, null]);
  });
});

it("a code that can't be checked is logged with the path, but the event for the page names no order", async () => {
  const { store, ordering, history, announced } = buildElementState({
    visit: { ...noVisit, coupon: "TEN" },
    store: { kind: "id", id: 120 },
  });
  ordering.coupons.set("TEN", { kind: "no-answer" });
  history.push("/store/120/completeorder/u-1/g-5f");
  await store.set(loadCouponAtom);
  expect(store.get(logEntriesAtom)).toMatchObject([{ category: "coupon", path: "/store/120/completeorder/u-1/g-5f" }]);
  expect(announced).toEqual([{ kind: "error", category: "coupon", message: "unknown error in coupon validating" }]);
});
