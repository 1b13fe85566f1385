// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import { CartNotices } from "../../../src/parts/cart/CartNotices.tsx";
import { type CartNotice, cartNoticesAtom, noticeCartAtom } from "../../../src/state/cart/cartNotices.atoms.ts";
import { click } from "../../ui/render.tsx";
import { offeredShop, show } from "../offers/offeredShop.tsx";

const about = { lineId: "1", name: "Onion rings" } as const;

const told: readonly (readonly [CartNotice, string, string])[] = [
  [
    { ...about, kind: "removed", reason: "sold-out", modifier: null },
    "Onion rings sold out and left your cart.",
    "Onion rings已售罄，并已从购物车移除。",
  ],
  [
    { ...about, kind: "removed", reason: "gone", modifier: null },
    "Onion rings is no longer on the menu and left your cart.",
    "Onion rings已下架，并已从购物车移除。",
  ],
  [
    { ...about, kind: "removed", reason: "sold-out", modifier: "Aioli" },
    "Aioli sold out, so Onion rings left your cart.",
    "Aioli已售罄，Onion rings已从购物车移除。",
  ],
  [
    { ...about, kind: "removed", reason: "gone", modifier: "Aioli" },
    "Aioli is no longer offered, so Onion rings left your cart.",
    "Aioli不再供应，Onion rings已从购物车移除。",
  ],
  [
    { ...about, kind: "price-changed", from: cents(700), to: cents(800) },
    "Onion rings now costs $8.00 instead of $7.00.",
    "Onion rings的价格由 $7.00 变为 $8.00。",
  ],
  [
    { kind: "limited", name: "Onion rings" },
    "Only 20 of Onion rings are in your cart: that is the limit for one dish.",
    "Onion rings最多可点 20 份，购物车中只放入了 20 份。",
  ],
  [
    { kind: "expired" },
    "What was left in your cart from an earlier day was taken out.",
    "之前留在购物车中的菜品已移除。",
  ],
  [
    { kind: "reordered", number: "1042" },
    "Your earlier order #1042 is in your cart again, at today's prices.",
    "您之前的订单 #1042，已按今天的价格重新放入购物车。",
  ],
  [
    { kind: "reordered", number: "" },
    "Your earlier order is in your cart again, at today's prices.",
    "您之前的订单，已按今天的价格重新放入购物车。",
  ],
  [
    { kind: "left-out", name: "Onion rings", reason: "redeemed" },
    "Onion rings was a reward in your earlier order, so it is not in your cart again.",
    "Onion rings是您之前订单中的兑换品，因此未重新放入购物车。",
  ],
  [
    { kind: "left-out", name: "Onion rings", reason: "host-missing" },
    "Onion rings is not in your cart again, because the dish it came with is not there.",
    "Onion rings未重新放入购物车，因为它所搭配的菜品不在购物车中。",
  ],
  [
    { kind: "code-left-out", code: "HELLO10" },
    "Discount code HELLO10 is not in your cart again. Enter it again to see whether it still works.",
    "优惠码 HELLO10 未重新使用。请再次输入，看看是否仍然有效。",
  ],
  [
    { kind: "points-short", name: "Onion rings" },
    "There are not enough stamps for Onion rings any more, so it left your cart.",
    "印花不足，Onion rings已从购物车移除。",
  ],
  [
    { kind: "redemption-ended", name: "Onion rings" },
    "You can no longer get Onion rings for stamps, so it left your cart.",
    "Onion rings已不能用印花兑换，并已从购物车移除。",
  ],
  [
    { kind: "host-fewer", name: "Onion rings" },
    "Onion rings left your cart together with the dish that it was added to.",
    "Onion rings已随所搭配的菜品从购物车移除。",
  ],
  [
    { kind: "offer-ended", name: "Onion rings" },
    "Onion rings left your cart: the meal offer it came with no longer applies.",
    "Onion rings已从购物车移除：它所属的套餐优惠不再适用。",
  ],
];

const rows = told.flatMap(([notice, english, chinese]) => [
  { language: "en" as const, notice, words: english, read: "Got it" },
  { language: "zh-CN" as const, notice, words: chinese, read: "知道了" },
]);

describe("notices about changes to the cart", () => {
  it.each(rows)("$language: are shown until they are dismissed: $words", async ({ language, notice, words, read }) => {
    const { store, texts, named } = show(await offeredShop([]), <CartNotices />, language);
    act(() => store.set(noticeCartAtom, [notice]));
    expect(texts(".notice p")).toEqual([words]);
    click(named("button", read));
    expect(texts(".notice")).toEqual([]);
    expect(store.get(cartNoticesAtom)).toEqual([]);
  });
});

it("an earlier order in the cart is announced with the cart, and only what is new by the notice", async () => {
  const state = await offeredShop([]);
  const news: readonly CartNotice[] = [{ kind: "reordered", number: "1042" }, { kind: "expired" }];
  state.store.set(noticeCartAtom, news);
  expect(show(state, <CartNotices />).texts("[role=status]")).toEqual([
    "What was left in your cart from an earlier day was taken out.",
  ]);
});
