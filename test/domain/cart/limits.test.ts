import { describe, expect, it } from "vitest";
import { emptyCart } from "../../../src/domain/cart/cart.ts";
import { roomFor } from "../../../src/domain/cart/limits.ts";
import { minimumProblem } from "../../../src/domain/cart/minimumProblem.ts";
import { longestPreparation } from "../../../src/domain/fulfilment/leadTime.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { buildLine, cartWith } from "./cartLines.ts";

const cart = cartWith(
  buildLine({ id: "a", quantity: 12, preparationMinutes: 12 }),
  buildLine({ id: "b", quantity: 5, note: "cut in half", preparationMinutes: 25 }),
  buildLine({ id: "c", productId: "cola", quantity: 20, preparationMinutes: 0 }),
);

describe("R40: the room for more of a product", () => {
  it.each([
    { product: "patty", except: null, room: 3 },
    { product: "patty", except: "a", room: 15 },
    { product: "patty", except: "c", room: 3 },
    { product: "cola", except: null, room: 0 },
    { product: "water", except: null, room: 20 },
  ])("of $product, without the line $except, is $room", ({ product, except, room }) => {
    expect(roomFor(cart, product, except)).toBe(room);
  });
});

it("counts no unavailable lines, whose ids are another store's", () => {
  const lines = [
    buildLine({ quantity: 20, unavailability: "unavailable" }),
    buildLine({ id: "b", quantity: 3, unavailability: "sold-out" }),
  ];
  expect(roomFor({ lines }, "patty")).toBe(17);
});

describe("the minimum purchase", () => {
  it.each([
    { subtotal: 9_800, minimum: 10_000, problem: { kind: "below-minimum", required: 10_000, missing: 200 } },
    { subtotal: 0, minimum: 10_000, problem: { kind: "below-minimum", required: 10_000, missing: 10_000 } },
    { subtotal: 10_000, minimum: 10_000, problem: null },
    { subtotal: 10_001, minimum: 10_000, problem: null },
    { subtotal: 0, minimum: 0, problem: null },
  ])("R14: of $minimum is checked against a subtotal of $subtotal", ({ subtotal, minimum, problem }) => {
    expect(minimumProblem(cents(subtotal), cents(minimum))).toEqual(problem);
  });

  it("is no problem if the store has none", () => {
    expect(minimumProblem(cents(0), null)).toBeNull();
  });
});

describe("R29: the longest preparation time in a cart", () => {
  it("is in minutes, and 0 for an empty cart", () => {
    expect(longestPreparation(cart)).toBe(25);
    expect(longestPreparation(emptyCart)).toBe(0);
  });
});
