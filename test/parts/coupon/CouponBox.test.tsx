// @vitest-environment happy-dom

import { act } from "react";
import { describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import { noVisit } from "../../../src/domain/visit/visit.ts";
import type { CouponAnswer } from "../../../src/services/ports/ordering.ts";
import { addToCartAtom, removeLineAtom } from "../../../src/state/cart/cart.actions.ts";
import { cartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { clearCartAtom } from "../../../src/state/cart/cartNotices.atoms.ts";
import { couponCostAtom } from "../../../src/state/order/pricedOrder.atoms.ts";
import {
  bringCouponAtom,
  couponAtom,
  couponEntryAtom,
  removeCouponAtom,
} from "../../../src/state/promotion/coupon.atoms.ts";
import { toSayAtom } from "../../../src/state/screen/toSay.atoms.ts";
import { buildCoupon, buildWholeOrder } from "../../support/buildPromotions.ts";
import { press, settle, type as typeInto } from "../../ui/render.tsx";
import { burger, offeredShop, rings, rows, show, wish } from "../offers/offeredShop.tsx";
import { putCoupon } from "./putCoupon.ts";

const apply = { en: "Apply", "zh-CN": "使用" } as const;
const forSides = buildCoupon({ code: "SIDES", categoryIds: ["drinks"] });
const fifty = buildCoupon({ code: "FIFTY", minimumSpend: cents(5_000) });

async function box(language: "en" | "zh-CN" = "en", known: Readonly<Record<string, CouponAnswer>> = {}) {
  const state = await offeredShop([wish(burger)]);
  for (const [code, answer] of Object.entries(known)) state.ordering.coupons.set(code, answer);
  const shown = show(state, undefined, language);
  const field = () => shown.find<HTMLInputElement>("input");
  return {
    ...shown,
    field,
    result: () => shown.find(".coupon-box__result").textContent,
    async enter(code: string) {
      typeInto(field(), code);
      await shown.press(apply[language]);
    },
  };
}

describe("a code that waits for a filled cart", () => {
  it.each([
    ["en", "Discount code WELCOME10 will be used at checkout."],
    ["zh-CN", "优惠码 WELCOME10 将在结账时使用。"],
  ] as const)("%s: is mentioned in the empty cart", async (language, words) => {
    const state = await offeredShop([]);
    state.configure({ visit: { ...noVisit, coupon: "WELCOME10" } });
    expect(show(state, undefined, language).find(".empty-state__text").textContent).toContain(words);
  });

  it("isn't mentioned after it was refused, or if there is none", async () => {
    const state = await offeredShop([]);
    const shown = show(state);
    expect(shown.find(".empty-state__text").textContent).not.toContain("Discount code");
    act(() => state.configure({ visit: { ...noVisit, coupon: "WELCOME10" } }));
    state.ordering.coupons.set("WELCOME10", { kind: "refused", message: "" });
    expect(shown.find(".empty-state__text").textContent).toContain("WELCOME10");
    await act(async () => state.store.set(bringCouponAtom));
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

it.each([
  ["en", "Discount code", "Add a discount code"],
  ["zh-CN", "优惠码", "添加优惠码"],
] as const)("%s: the field for a code has a label and a placeholder", async (language, label, prompt) => {
  const { field, root } = await box(language);
  expect(field().placeholder).toBe(prompt);
  expect(root.querySelector(`label[for="${field().id}"]`)?.textContent).toBe(label);
});

describe("a code that isn't applied", () => {
  it.each([
    ["en", "", {}, "please enter the discount code"],
    ["zh-CN", "", {}, "请输入优惠码"],
    ["en", " ", {}, "please enter the discount code"],
    ["en", "NOPE", { NOPE: { kind: "refused", message: "This code has expired." } }, "This code has expired."],
    ["en", "NOPE", { NOPE: { kind: "refused", message: "" } }, "This discount code can't be used here."],
    ["zh-CN", "NOPE", { NOPE: { kind: "refused", message: "" } }, "此优惠码无法在这里使用。"],
    ["en", "X", { X: { kind: "no-answer" } }, "unknown error in coupon validating"],
    ["zh-CN", "X", { X: { kind: "no-answer" } }, "验证优惠码时发生未知错误"],
    ["en", "SIDES", { SIDES: { kind: "valid", coupon: forSides } }, "Coupon does not apply to any items"],
    ["zh-CN", "SIDES", { SIDES: { kind: "valid", coupon: forSides } }, "优惠码不适用于任何菜品"],
    [
      "en",
      "FIFTY",
      { FIFTY: { kind: "valid", coupon: fifty } },
      "Spend $33.50 more to use FIFTY: it is for orders of $50.00 or more.",
    ],
    [
      "zh-CN",
      "FIFTY",
      { FIFTY: { kind: "valid", coupon: fifty } },
      "再消费 $33.50 即可使用 FIFTY：适用于满 $50.00 的订单。",
    ],
  ] as const)("shows the reason: %s, %j", async (language, code, known, words) => {
    const { enter, result, field, store } = await box(language, known);
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
  it.each([
    ["en", "Checking the discount code…"],
    ["zh-CN", "正在核对优惠码…"],
  ] as const)("%s: shows that it is being checked, with the field read-only", async (language, words) => {
    const { store, result, root, field } = await box(language);
    act(() => store.set(couponEntryAtom, { kind: "processing" }));
    expect(result()).toBe(words);
    expect(root.querySelector('[aria-busy="true"]')?.textContent).toBe(apply[language]);
    expect(field().readOnly).toBe(true);
  });
});

describe("spec, section 5: Enter", () => {
  it("neither applies the code nor submits the surrounding form, and is the only key that is blocked", async () => {
    const { field, store, result } = await box("en", { TEN: { kind: "valid", coupon: buildCoupon() } });
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
    const shown = await box("en", { TEN: { kind: "valid", coupon: buildCoupon() } });
    shown.named("button", "Apply").focus();
    await shown.enter("TEN");
    expect(shown.root.querySelector("input")).toBeNull();
    expect(shown.find(".coupon-box__code").textContent).toBe("TEN");
    expect(shown.result()).toBe("TEN was applied.");
    expect(rows(shown)).toContain("Discount −$1.65");
    const focused = shown.root.activeElement;
    expect([focused?.localName, focused?.getAttribute("aria-label")]).toEqual(["fieldset", "TEN"]);
    shown.named("button", "Remove TEN").focus();
    await shown.press("Remove TEN");
    expect(shown.field().value).toBe("");
    expect(shown.root.activeElement).toBe(shown.field());
    expect(shown.store.get(toSayAtom)?.get("removed-code")).toBe("TEN was removed.");
    expect(shown.store.get(couponAtom)).toBeNull();
    expect(rows(shown)).not.toContain("Discount −$1.65");
  });

  it.each([
    ["en", "Spend $1.00 more to use MIN: it is for orders of $8.00 or more."],
    ["zh-CN", "再消费 $1.00 即可使用 MIN：适用于满 $8.00 的订单。"],
  ] as const)("R22, %s: is kept greyed out with the reason while it doesn't apply", async (language, words) => {
    const state = await offeredShop([wish(burger), wish(rings)]);
    await putCoupon(state, buildCoupon({ code: "MIN", minimumSpend: cents(800) }));
    const shown = show(state, undefined, language);
    expect(shown.texts(".coupon-box__problem")).toEqual([]);
    const [first] = state.store.get(cartAtom).lines;
    act(() => state.store.set(removeLineAtom, first?.id ?? ""));
    expect(shown.texts(".coupon-box__problem")).toEqual([words]);
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

describe("R17: a code that replaces a better offer", () => {
  it.each([
    ["en", "Without this discount code you pay $3.30 less: it replaces another offer."],
    ["zh-CN", "不用此优惠码可少付 $3.30：它取代了另一项优惠。"],
  ] as const)("%s: shows how much more the diner pays", async (language, words) => {
    const half = buildWholeOrder({ isBlockedByCoupon: true, cut: { kind: "percent", percent: 30 } });
    const state = await offeredShop([wish(burger)], { triggers: [half] });
    await putCoupon(state, buildCoupon({ code: "TEN", percent: 10 }));
    const { root } = show(state, undefined, language);
    expect(root.textContent).toContain(words);
    act(() => state.store.set(removeCouponAtom));
    expect(state.store.get(couponCostAtom)).toBe(0);
  });
});
