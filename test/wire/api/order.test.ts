import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { priceCart } from "../../../src/domain/cart/priceCart.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { encodeCard, encodeOrder } from "../../../src/wire/api/order.ts";
import { buildLine } from "../../domain/cart/cartLines.ts";
import { buildDraft } from "../../domain/order/buildDraft.ts";

const card = { holder: "Noor Abbot", number: "4111111111111111", expiryYear: 2030, expiryMonth: 12, cvv: "123" };

function golden(name: string): string {
  return readFileSync(join(import.meta.dirname, "../../golden", name), "utf8");
}

function written(body: object): string {
  return `${JSON.stringify(body, null, 2)}\n`;
}

describe("the order's POST", () => {
  it("R46: a guest's pickup by card, letter for letter", () => {
    const body = { ...encodeOrder(buildDraft()), Card: encodeCard(card, true) };
    expect(written(body)).toBe(golden("order-pickup-card.json"));
  });

  it("R37: the part that is kept holds no card", () => {
    expect(Object.keys(encodeOrder(buildDraft()))).toEqual(["TrackingOrder", "GuestUser"]);
  });

  it("cash is paid by its own number", () => {
    expect(encodeOrder(buildDraft({ payment: "cash" }))["TrackingOrder"]).toMatchObject({
      PaymentTransactions: [{ Amount: 60.65, PaymentMethodType: 1 }],
    });
  });

  it("a member's order carries their uid and no guest", () => {
    const body = encodeOrder(buildDraft({ customer: { kind: "member", id: "uid-1" } }));
    expect(body).not.toHaveProperty("GuestUser");
    expect(body["TrackingOrder"]).toMatchObject({ OnlineOrderUserIdentifier: "uid-1", GuestIdentifier: null });
  });

  it("money has two decimals at most, however it was added up", () => {
    const cart = priceCart({ lines: [buildLine({ price: cents(33), quantity: 3, taxRate: 0 })] });
    expect(encodeOrder(buildDraft({ cart }))["TrackingOrder"]).toMatchObject({
      SubtotalExcludingTax: 0.99,
      PaymentTransactions: [{ Amount: 0.99 }],
    });
  });
});
