import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expireCart } from "../../../src/domain/cart/refreshCart.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { instantOf } from "../../../src/domain/time/zone.ts";
import { buildLine, cartWith } from "./cartLines.ts";

const sydney = "Australia/Sydney";

function at(day: number, minute: number, zone = sydney) {
  return instantOf({ year: 2026, month: 11, day }, minute, zone);
}

describe("R41: the daily expiry of a cart at 10:00", () => {
  it.each([
    { name: "9:59, seen at 9:59:59", added: at(20, 599), now: instant(at(20, 600) - 1), stays: true },
    { name: "9:59, seen at 10:00", added: at(20, 599), now: at(20, 600), stays: false },
    { name: "10:00, seen at 10:00", added: at(20, 600), now: at(20, 600), stays: true },
    { name: "10:01, seen late", added: at(20, 601), now: at(20, 1_439), stays: true },
    { name: "yesterday at noon, seen at 9:00", added: at(19, 720), now: at(20, 540), stays: true },
    { name: "yesterday at 9:00, seen at 9:00", added: at(19, 540), now: at(20, 540), stays: false },
    { name: "yesterday at noon, seen at noon", added: at(19, 720), now: at(20, 720), stays: false },
    { name: "a week ago", added: at(13, 720), now: at(20, 540), stays: false },
  ])("checks a line added $name", ({ added, now, stays }) => {
    expect(expireCart(cartWith(buildLine({ addedAt: added })), now, sydney).lines).toHaveLength(stays ? 1 : 0);
  });

  it.each([
    { zone: sydney, stays: false },
    { zone: "Australia/Brisbane", stays: true },
    { zone: "Australia/Perth", stays: true },
  ])("R27: uses the store's own clock for 10:00 in $zone", ({ zone, stays }) => {
    // 10:30 in summer in Sydney is 9:30 in Brisbane.
    const cart = cartWith(buildLine({ addedAt: at(20, 590) }));
    expect(expireCart(cart, at(20, 630), zone).lines).toHaveLength(stays ? 1 : 0);
  });

  it.each([
    { name: "goes forward", month: 10, day: 4 },
    { name: "goes back", month: 4, day: 5 },
  ])("is at 10:00 wall-clock time on the day that Sydney's clock $name", ({ month, day }) => {
    const ten = instantOf({ year: 2026, month, day }, 600, sydney);
    const cart = cartWith(buildLine({ addedAt: instant(ten - 1) }));
    expect(expireCart(cart, instant(ten - 1), sydney)).toBe(cart);
    expect(expireCart(cart, ten, sydney).lines).toEqual([]);
  });

  it("keeps the newer lines in their order", () => {
    const lines = [at(20, 610), at(20, 590), at(20, 620)].map((addedAt, index) =>
      buildLine({ id: `line-${index}`, addedAt }),
    );
    expect(expireCart(cartWith(...lines), at(20, 700), sydney).lines.map(({ id }) => id)).toEqual(["line-0", "line-2"]);
  });

  it("returns the same cart if all lines are newer", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 600, max: 900 }), { maxLength: 5 }), (minutes) => {
        const cart = cartWith(
          ...minutes.map((minute, index) => buildLine({ id: `${index}`, addedAt: at(20, minute) })),
        );
        expect(expireCart(cart, at(20, 900), sydney)).toBe(cart);
      }),
    );
  });
});
