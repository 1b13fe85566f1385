import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceOrder } from "../../../src/domain/order/priceOrder.ts";
import { orderedSums, receiptRows, rowGst } from "../../../src/domain/order/receiptRows.ts";
import { encodeOrder } from "../../../src/wire/api/order.ts";
import { sentDocument } from "../../../src/wire/api/sentDocument.ts";
import { parseTrackingOrder } from "../../../src/wire/documents/trackingOrder.ts";
import { buildDraft } from "../../domain/order/buildDraft.ts";
import { anyInput } from "../../domain/order/randomInput.ts";
import { runs } from "../../support/thorough.ts";

const driven = {
  mode: "delivery",
  address: { street: "1 Bourke St", suburb: "Melbourne", postcode: "3000", state: "VIC", position: null },
  instructions: "",
} as const;

const names = new Map(["sat", "bf"].map((name) => [name, { name }]));

/** What the lines and the rows of an order's invoice say, and what its total contains. */
function gstOf(document: unknown) {
  const order = parseTrackingOrder("u-1", document, "Australia/Sydney", { base: "", note: () => {} });
  if (!order) throw new Error("The codec left out an order.");
  const rows = receiptRows(orderedSums(order, names));
  const items = order.items.reduce((sum, { gst }) => sum + (gst ?? 0), 0);
  const said = rows.reduce((sum, row) => sum + (row.kind === "discount" ? -rowGst(row) : rowGst(row)), items);
  const total = rows.find(({ kind }) => kind === "gst");
  return { said, rows: rows.map(rowGst), total: total?.kind === "gst" ? total.amount : null };
}

function written(name: string): unknown {
  return sentDocument(JSON.parse(readFileSync(join(import.meta.dirname, "../../golden", name), "utf8")));
}

describe("R102: the GST of an invoice's lines, discount, delivery and surcharges is that in its total", () => {
  it.each(["order-pickup-card.json", "order-delivery-everything.json", "order-gift.json"])("in %s", (name) => {
    const { said, total } = gstOf(written(name));
    expect(said).toBe(total);
  });

  it("in any order", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const draft = buildDraft({ priced: priceOrder(input), fulfilment: driven });
        const { said, total } = gstOf(sentDocument(encodeOrder(draft)));
        expect(said).toBe(total);
      }),
      { numRuns: runs(1_000) },
    );
  });

  it.each([
    ["all of them", 0.27, ["GST 18", "GST 9"]],
    ["one of them", 0.09, ["GST 0", "GST 9"]],
    ["none of them", 0, ["GST 0", "GST 0"]],
    ["nobody knows which of them", 0.15, ["GST 15"]],
  ])("with two surcharges of a day and the tax of %s", (_which, tax, expected) => {
    const { rows } = gstOf({
      SubtotalExcludingTax: 10,
      POSSurchargeExcludingTax: 3 - tax,
      POSSurchargeTax: tax,
      SurchargeTransactions: [
        { Surcharge_ID: "sat", Amount: 2 },
        { Surcharge_ID: "bf", Amount: 1 },
      ],
    });
    expect(rows.slice(1, -2).map((gst) => `GST ${gst}`)).toEqual(expected);
  });
});
