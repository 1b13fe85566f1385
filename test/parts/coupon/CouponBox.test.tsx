// @vitest-environment happy-dom

import { act } from "react";
import { describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import { noVisit } from "../../../src/domain/visit/visit.ts";
import type { CouponCheckResult } from "../../../src/services/ports/ordering.ts";
import { addToCartAtom, removeLineAtom } from "../../../src/state/cart/cart.actions.ts";
import { cartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { clearCartAtom } from "../../../src/state/cart/cartNotices.atoms.ts";
import { pricedOrderAtom } from "../../../src/state/order/pricedOrder.atoms.ts";
import { couponAtom, loadCouponAtom, removeCouponAtom } from "../../../src/state/promotion/coupon.atoms.ts";
import { announcementsAtom } from "../../../src/state/screen/announcements.atoms.ts";
import { buildCoupon, buildWholeOrder } from "../../support/buildPromotions.ts";
import { press, settle, type as typeInto } from "../../ui/render.tsx";
import { burger, offeredShop, rings, rows, show, wish } from "../offers/offeredShop.tsx";
import { putCoupon } from "./putCoupon.ts";

const forSides = buildCoupon({ code: "SIDES", categoryIds: ["drinks"] });
const fifty = buildCoupon({ code: "FIFTY", minimumSpend: cents(5_000) });

async function box(known: Readonly<Record<string, CouponCheckResult>> = {}) {
  const state = await offeredShop([wish(burger)]);
  for (const [code, answer] of Object.entries(known)) state.ordering.coupons.set(code, answer);
  const shown = show(state);
  const field = () => shown.find<HTMLInputElement>("input");
  return {
    ...shown,
    field,
    result: () => shown.find(".coupon-box__result").textContent,
    async enter(code: string) {
      typeInto(field(), code);
      await shown.press("Apply");
    },
  };
}

describe("a code that waits for a filled cart", () => {
  it("is mentioned in the empty cart", async () => {
    const state = await offeredShop([]);
    state.configure({ visit: { ...noVisit, coupon: "WELCOME10" } });
    expect(show(state).find(".empty-state__text").textContent).toContain(
      "Discount code WELCOME10 will be used at checkout.",
    );
  });

  it("isn't mentioned after it was refused, or if there is none", async () => {
    const state = await offeredShop([]);
    const shown = show(state);
    expect(shown.find(".empty-state__text").textContent).not.toContain("Discount code");
    act(() => state.configure({ visit: { ...noVisit, coupon: "WELCOME10" } }));
    state.ordering.coupons.set("WELCOME10", { kind: "refused", message: "" });
    expect(shown.find(".empty-state__text").textContent).toContain("WELCOME10");
    await act(async () => state.store.set(loadCouponAtom));
    expect(shown.find(".empty-state__text").textContent).not.toContain("WELCOME10");
  });

  it("is mentioned again when the cart that used it is emptied", async () => {
    const state = await offeredShop([wish(burger)]);
    await putCoupon(state, buildCoupon());
    const shown = show(state);
    act(() => state.store.set(clearCartAtom));
    expect(shown.find(".empty-state__text").textContent).toContain("Discount code TEN will be used at checkout.");
  });
});

it("the field for a code has a label and a placeholder", async () => {
  const { field, root } = await box();
  expect(field().placeholder).toBe("Add a discount code");
  expect(root.querySelector(`label[for="${field().id}"]`)?.textContent).toBe("Discount code");
});

describe("a code that isn't applied", () => {
  it.each([
    ["", {}, "Please enter the discount code."],
    [" ", {}, "Please enter the discount code."],
    ["NOPE", { NOPE: { kind: "refused", message: "This code has expired." } }, "This code has expired."],
    ["NOPE", { NOPE: { kind: "refused", message: "" } }, "This discount code can't be used here."],
    ["X", { X: { kind: "no-answer" } }, "Unknown error in coupon validating."],
    ["SIDES", { SIDES: { kind: "valid", coupon: forSides } }, "Coupon does not apply to any items."],
    [
      "FIFTY",
      { FIFTY: { kind: "valid", coupon: fifty } },
      "Spend $33.50 more to use FIFTY: it is for orders of $50.00 or more.",
    ],
  ] as const)("shows the reason: %j, %j", async (code, known, words) => {
    const { enter, result, field, store } = await box(known);
    await enter(code);
    expect(result()).toBe(words);
    expect(field().getAttribute("aria-describedby")).toBe(
      field().closest(".coupon-box")?.querySelector(".coupon-box__result")?.id,
    );
    expect(store.get(couponAtom)).toBeNull();
  });

  it("clears the error when the diner types again", async () => {
    const { enter, result, field } = await box();
    await enter("");
    expect(field().getAttribute("aria-invalid")).toBe("true");
    typeInto(field(), "T");
    expect([result(), field().getAttribute("aria-invalid")]).toEqual(["", null]);
  });
});

describe("a code that is being checked", () => {
  it("shows that it is being checked, with the field read-only", async () => {
    const { enter, ordering, result, root, field } = await box();
    ordering.checkCoupon = () => new Promise(() => {});
    await enter("TEN");
    expect(result()).toBe("Checking the discount code…");
    expect(root.querySelector('[aria-busy="true"]')?.textContent).toBe("Apply");
    expect(field().readOnly).toBe(true);
  });
});

describe("S15: Enter", () => {
  it("neither applies the code nor submits the surrounding form, and is the only key that is blocked", async () => {
    const { field, store, result } = await box({ TEN: { kind: "valid", coupon: buildCoupon() } });
    typeInto(field(), "TEN");
    expect(press(field(), "Enter")).toBe(false);
    await settle();
    expect([store.get(couponAtom), result()]).toEqual([null, ""]);
    expect(press(field(), "a")).toBe(true);
    expect(press(field(), "Tab")).toBe(true);
  });
});

describe("an applied coupon", () => {
  it("is shown in place of the field as a group with the focus, reduces the total once, and can be removed", async () => {
    const shown = await box({ TEN: { kind: "valid", coupon: buildCoupon() } });
    shown.named("button", "Apply").focus();
    await shown.enter("TEN");
    expect(shown.root.querySelector("input")).toBeNull();
    expect(shown.find(".coupon-box__code").textContent).toBe("TEN −$1.65");
    expect(shown.result()).toBe("TEN was applied.");
    expect(rows(shown)).toContain("Discount −$1.65");
    const focused = shown.root.activeElement;
    expect([focused?.localName, focused?.getAttribute("aria-label")]).toEqual(["fieldset", "TEN"]);
    shown.named("button", "Remove TEN").focus();
    await shown.press("Remove TEN");
    expect(shown.field().value).toBe("");
    expect(shown.root.activeElement).toBe(shown.field());
    expect(shown.store.get(announcementsAtom)?.get("removed-code")).toBe("TEN was removed.");
    expect(shown.store.get(couponAtom)).toBeNull();
    expect(rows(shown)).not.toContain("Discount −$1.65");
  });

  it("R22: is kept greyed out with the reason while it doesn't apply", async () => {
    const state = await offeredShop([wish(burger), wish(rings)]);
    await putCoupon(state, buildCoupon({ code: "MIN", minimumSpend: cents(800) }));
    const shown = show(state);
    expect(shown.texts(".coupon-box__problem")).toEqual([]);
    const [first] = state.store.get(cartAtom).lines;
    act(() => state.store.set(removeLineAtom, first?.id ?? ""));
    expect(shown.texts(".coupon-box__problem")).toEqual([
      "Spend $1.00 more to use MIN: it is for orders of $8.00 or more.",
    ]);
    expect(shown.find(".coupon-box__code").textContent?.trim()).toBe("MIN");
    expect(shown.root.querySelector(".coupon-box__applied--waiting")).not.toBeNull();
    act(() => void state.store.set(addToCartAtom, wish(burger)));
    expect(shown.texts(".coupon-box__problem")).toEqual([]);
  });
});

it("an empty cart has no field for a code", async () => {
  const { store, root } = await box();
  act(() => store.set(clearCartAtom));
  expect(root.querySelector("input")).toBeNull();
});

describe("R17: a code that would replace an offer", () => {
  const offer = (percent: number) => buildWholeOrder({ isBlockedByCoupon: true, cut: { kind: "percent", percent } });

  it.each([
    [30, "Your offers save you $4.95, more than TEN would, so they stay."],
    [10, "Your offers already save you $1.65. TEN would save the same, so nothing changes."],
  ])("isn't used while the offer takes off %i %, and says so", async (percent, words) => {
    const state = await offeredShop([wish(burger)], { triggers: [offer(percent)] });
    await putCoupon(state, buildCoupon({ code: "TEN", percent: 10 }));
    const { total } = state.store.get(pricedOrderAtom);
    expect(show(state).texts(".coupon-box__problem")).toEqual([words]);
    act(() => state.store.set(removeCouponAtom));
    expect(state.store.get(pricedOrderAtom).total).toBe(total);
  });

  it("is used where it saves more, and says what it replaces", async () => {
    const state = await offeredShop([wish(burger)], { triggers: [{ ...offer(5), name: "5% off" }] });
    await putCoupon(state, buildCoupon({ code: "TEN", percent: 10 }));
    const shown = show(state);
    expect(shown.texts(".coupon-box__problem")).toEqual([]);
    expect(shown.texts(".coupon-box__replaced")).toEqual(["TEN takes the place of 5% off. You save $0.82 more."]);
    expect(shown.texts(".coupon-box__code")).toEqual(["TEN −$1.65"]);
    expect(state.store.get(pricedOrderAtom)).toMatchObject({
      coupon: { amount: 165, problem: null },
      wholeOrder: null,
    });
  });
});
