import { describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import { reopenOrder } from "../../../src/domain/order/reopenOrder.ts";
import type { SavedLine } from "../../../src/domain/order/savedLines.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { burgerMenu, withEntries, withModifiers, withProduct } from "../cart/burgerMenu.ts";

const now = instant(5_000);

function saved(given: Partial<SavedLine> = {}): SavedLine {
  const where = { productId: "patty", categoryId: "burgers", entryId: "1" };
  return { ...where, quantity: 1, extras: [], note: "", mealAddOns: [], ruleKey: null, ...given };
}

function reopened(lines: readonly SavedLine[], menu = burgerMenu) {
  return reopenOrder({ storeId: 120, lines }, menu, now);
}

const bacon = { modifierId: "bacon", quantity: 1, children: [] };

describe("R59: a saved order on today's menu", () => {
  it("has today's prices", () => {
    const dearer = withEntries(burgerMenu, "burgers", (entries) =>
      entries.map((entry) => ({ ...entry, price: cents(1_900) })),
    );
    expect(reopened([saved()], dearer).cart.lines).toMatchObject([{ price: 1_900, addedAt: 5_000 }]);
  });

  it("uses the entry that was picked, at its price", () => {
    const lines = [saved({ productId: "cola", categoryId: "drinks", entryId: "3" }), saved({ categoryId: "lunch" })];
    expect(reopened(lines).cart.lines).toMatchObject([{ price: 650, name: "Large cola" }, { price: 1_300 }]);
  });

  it("names missing items that the menu still knows, and counts those it doesn't", () => {
    const menu = withModifiers(withProduct(burgerMenu, "cola", { isSoldOut: true }), "extras", () => null);
    const lines = [
      saved({ extras: [bacon] }),
      saved({ productId: "cola" }),
      saved({ productId: "of yesterday" }),
      saved(),
    ];
    expect(reopened(lines, menu)).toMatchObject({
      cart: { lines: [{ productId: "patty", modifiers: [] }] },
      notices: [
        { kind: "removed", name: "The Patty", reason: "gone" },
        { kind: "removed", name: "cola", reason: "sold-out" },
      ],
      goneCount: 1,
    });
  });

  it("R40: reports once for which product it holds more than a cart may", () => {
    const elsewhere = { productId: "patty", categoryId: "lunch" };
    const lines = [
      saved({ quantity: 15 }),
      saved({ productId: "cola", categoryId: "drinks", quantity: 20 }),
      saved({ quantity: 4, extras: [bacon] }),
      saved({ ...elsewhere, quantity: 3 }),
      saved({ ...elsewhere, note: "cold" }),
    ];
    const { cart, notices, goneCount } = reopened(lines);
    expect(cart.lines.map(({ quantity }) => quantity)).toEqual([15, 20, 4, 1]);
    expect([notices, goneCount]).toEqual([[{ kind: "limited", name: "The Patty" }], 0]);
  });

  it("keeps rolled-in items, and reports which of them are unavailable", () => {
    const roll = (productId: string) => ({ triggerId: "meal", productId, extras: [] });
    const lines = [saved({ quantity: 3, mealAddOns: [roll("fries"), roll("cola"), roll("gone")] })];
    const { cart, notices, goneCount } = reopened(lines, withProduct(burgerMenu, "cola", { isSoldOut: true }));
    expect(cart.lines).toMatchObject([{ mealAddOns: [{ triggerId: "meal", productId: "fries", name: "fries" }] }]);
    expect(notices).toMatchObject([{ name: "cola", reason: "sold-out" }]);
    expect(goneCount).toBe(1);
  });

  it("keeps the rule of a redeemed product, which is checked when the cart is settled", () => {
    expect(reopened([saved({ ruleKey: "free-patty" })]).cart.lines).toMatchObject([
      { redemption: { ruleKey: "free-patty", discountRate: 0 } },
    ]);
  });
});
