import { expect, it } from "vitest";
import { sheetAmount } from "../../../src/domain/checkout/walletSheet.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { type DeliveryFee, type ReceiptSums, receiptRows } from "../../../src/domain/order/receiptRows.ts";

const sums: ReceiptSums = {
  subtotal: cents(3_140),
  discount: cents(400),
  discounts: [
    { name: "Happy hour", amount: cents(300) },
    { name: "BRUNCH", amount: cents(100) },
  ],
  delivery: { kind: "known", amount: cents(550) },
  surcharges: [
    { kind: "holiday", name: "", weekday: 0, amount: cents(274) },
    { kind: "bank", name: "", amount: cents(36) },
  ],
  total: cents(3_600),
  gst: cents(327),
};

const listed = (given: ReceiptSums) =>
  receiptRows(given).flatMap((row) => {
    const amount = sheetAmount(row);
    return amount === undefined ? [] : [[row.kind, amount]];
  });

it("R116: a sheet lists each row of the receipt once, and they come to the total", () => {
  const rows = listed(sums);
  expect(rows).toEqual([
    ["subtotal", 3_140],
    ["discount", -400],
    ["delivery", 550],
    ["surcharge", 274],
    ["surcharge", 36],
  ]);
  expect(rows.reduce((sum, [, amount]) => sum + Number(amount), 0)).toBe(sums.total);
});

it.each<[DeliveryFee | null, unknown]>([
  [{ kind: "free" }, [["delivery", 0]]],
  [{ kind: "from", amount: cents(550) }, [["delivery", null]]],
  [{ kind: "unknown" }, [["delivery", null]]],
  [null, []],
])("a sheet knows the fee %j only once the receipt does", (delivery, row) => {
  expect(listed({ ...sums, delivery }).filter(([kind]) => kind === "delivery")).toEqual(row);
});
