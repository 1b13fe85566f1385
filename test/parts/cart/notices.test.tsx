// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { CartNotices } from "../../../src/parts/cart/CartNotices.tsx";
import { addToCartAtom } from "../../../src/state/cart/cart.actions.ts";
import { cartAtom } from "../../../src/state/cart/cart.atoms.ts";
import {
  type CartNotice,
  cartNoticesAtom,
  dismissCartNoticesAtom,
  noticeCartAtom,
} from "../../../src/state/cart/cartNotices.atoms.ts";
import { nowAtom } from "../../../src/state/clock/clock.atoms.ts";
import { burger, rings } from "../../state/cart/cartFixture.ts";
import { click } from "../../ui/render.tsx";
import { offeredShop, show } from "../offers/offeredShop.tsx";
import { plain, showCart } from "./cartPanelFixture.tsx";

const about = { lineId: "1", name: "Onion rings" } as const;

const told: readonly (readonly [CartNotice, string])[] = [
  [
    { ...about, kind: "removed", reason: "sold-out", modifier: null },
    "Sorry, Onion rings has sold out. We took it out of your cart.",
  ],
  [
    { ...about, kind: "removed", reason: "gone", modifier: null },
    "Sorry, Onion rings is no longer on the menu. We took it out of your cart.",
  ],
  [
    { ...about, kind: "removed", reason: "sold-out", modifier: "Aioli" },
    "Sorry, Aioli has sold out, so we took Onion rings out of your cart.",
  ],
  [
    { ...about, kind: "removed", reason: "gone", modifier: "Aioli" },
    "Sorry, we no longer offer Aioli, so we took Onion rings out of your cart.",
  ],
  [
    { ...about, kind: "price-changed", from: cents(700), to: cents(800) },
    "Onion rings now costs $8.00 instead of $7.00.",
  ],
  [
    { kind: "limited", name: "Onion rings" },
    "You can order up to 20 of one dish, so Onion rings is in your cart 20 times.",
  ],
  [{ kind: "expired" }, "We took what was left from an earlier day out of your cart."],
  [
    { kind: "left-out", name: "Onion rings", reason: "redeemed" },
    "Onion rings was a reward in your earlier order, so it is not in your cart again.",
  ],
  [
    { kind: "left-out", name: "Onion rings", reason: "host-missing" },
    "Onion rings is not in your cart again, because the dish it came with is not there.",
  ],
  [
    { kind: "code-left-out", code: "HELLO10" },
    "Discount code HELLO10 is not in your cart again. Enter it again to see whether it still works.",
  ],
  [
    { kind: "points-short", name: "Onion rings" },
    "You no longer have enough stamps for Onion rings, so we took it out of your cart.",
  ],
  [
    { kind: "logged-out", name: "Onion rings" },
    "Onion rings was for a member's stamps. You are logged out, so we took it out of your cart.",
  ],
  [
    { kind: "redemption-ended", name: "Onion rings" },
    "Onion rings is no longer a reward for stamps, so we took it out of your cart.",
  ],
  [
    { kind: "host-fewer", name: "Onion rings" },
    "We took Onion rings out of your cart together with the dish that it came with.",
  ],
  [
    { kind: "offer-ended", name: "Onion rings" },
    "The meal offer with Onion rings has ended, so we took it out of your cart.",
  ],
];

/** A time on the store's clock, in summer. */
const atStore = (time: string) => instant(Date.parse(`${time}+11:00`));

const reordered: CartNotice = { kind: "reordered", orderedAt: null };

it("R70: an earlier order that is in the cart as it was is told in a line that goes with the next act", async () => {
  const state = await offeredShop([plain(rings)]);
  const { store, texts } = show(state, <CartNotices />);
  act(() => store.set(nowAtom, atStore("2026-11-20T00:10")));
  for (const [orderedAt, words] of [
    [null, "Your earlier order is in your cart again, at today's prices."],
    ["shared", "An order that was shared with you is in your cart, at today's prices."],
    [atStore("2026-11-20T00:05"), "Your order from earlier today is in your cart again."],
    [atStore("2026-11-19T23:55"), "Yesterday's order is in your cart again, at today's prices."],
    [atStore("2026-11-14T19:00"), "Your order from Saturday 14 November is in your cart again, at today's prices."],
    [atStore("2025-11-14T19:00"), "Your order from 14 November 2025 is in your cart again, at today's prices."],
  ] as const) {
    act(() => store.set(dismissCartNoticesAtom));
    act(() => store.set(noticeCartAtom, [{ kind: "reordered", orderedAt }]));
    expect(texts(".cart-notice")).toEqual([words]);
  }
  expect(texts(".notice, button")).toEqual([]);
  act(() => void store.set(addToCartAtom, plain(burger)));
  expect(texts(".cart-notice")).toEqual([]);
  expect(store.get(cartNoticesAtom)).toEqual([]);
});

it("R70: an earlier order of which something is dearer waits for an answer", async () => {
  const state = await offeredShop([plain(rings)]);
  state.store.set(noticeCartAtom, [reordered, { kind: "expired" }]);
  const { store, texts } = show(state, <CartNotices />);
  act(() => void store.set(addToCartAtom, plain(burger)));
  expect(texts(".notice p")).toHaveLength(2);
  expect(texts(".notice button")).toEqual(["Got it"]);
});

it("notices about changes to the cart are shown until they are dismissed", async () => {
  const { store, texts, named } = show(await offeredShop([]), <CartNotices />);
  for (const [notice, words] of told) {
    act(() => store.set(noticeCartAtom, [notice]));
    expect(texts(".notice p")).toEqual([words]);
    click(named("button", "Got it"));
    expect(texts(".notice")).toEqual([]);
    expect(store.get(cartNoticesAtom)).toEqual([]);
  }
});

it("an earlier order in the cart is announced with the cart, and only what is new by the notice", async () => {
  const state = await offeredShop([]);
  const notices: readonly CartNotice[] = [reordered, { kind: "expired" }];
  state.store.set(noticeCartAtom, notices);
  expect(show(state, <CartNotices />).texts("[role=status]")).toEqual([
    "We took what was left from an earlier day out of your cart.",
  ]);
});

const cutBurger = plain(burger, { note: "cut in half" });
const rows = ".removed-line__words";

describe("a line that is removed", () => {
  it("leaves a focused row above the lines that can restore it unchanged", async () => {
    const { store, named, root, texts } = await showCart([plain(rings), cutBurger, plain(burger)]);
    const before = store.get(cartAtom);
    click(named("button", "Remove Burger"));
    expect(store.get(cartAtom).lines.map(({ name, quantity }) => `${quantity} ${name}`)).toEqual([
      "1 Rings",
      "1 Burger",
    ]);
    expect(texts(rows)).toEqual(["Burger removed"]);
    // Other tools count the list items to count the lines.
    expect(texts("li").filter((text) => text.includes("removed"))).toEqual([]);
    expect(root.activeElement).toBe(named("button", "Undo"));
    click(named("button", "Undo"));
    expect(store.get(cartAtom)).toEqual(before);
    expect(texts(rows)).toEqual([]);
    expect(root.activeElement).toBe(named("button", "Remove Burger"));
  });

  it("can be restored if it was the last one", async () => {
    const { store, named, texts, root } = await showCart([plain(rings)]);
    const before = store.get(cartAtom);
    click(named("button", "Remove Rings"));
    expect(texts("h2")).toEqual(["Your cart is empty"]);
    expect(root.activeElement).toBe(named("button", "Undo"));
    click(named("button", "Undo"));
    expect(store.get(cartAtom)).toEqual(before);
    expect(root.activeElement).toBe(named("button", "Remove Rings"));
  });

  it("can't be restored after the row is closed, and the focus stays nearby", async () => {
    const { named, texts, root } = await showCart([plain(rings), plain(burger)]);
    click(named("button", "Remove Rings"));
    click(named("button", "Close"));
    expect(texts(rows)).toEqual([]);
    expect(root.activeElement).toBe(named("button", "Remove Burger"));
  });
});

describe("a cart that is cleared", () => {
  it("can be restored completely", async () => {
    const { store, named, texts, root } = await showCart([cutBurger, plain(rings)]);
    const before = store.get(cartAtom);
    click(named("button", "Clear all"));
    click(named("button", "Clear all"));
    expect(texts(rows)).toEqual(["Cart cleared"]);
    expect(root.activeElement).toBe(named("button", "Undo"));
    click(named("button", "Undo"));
    expect(store.get(cartAtom)).toEqual(before);
    expect(root.activeElement).toBe(named("button", "Clear all"));
  });
});
