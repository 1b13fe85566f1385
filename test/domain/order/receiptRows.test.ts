import { describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import {
  addedRows,
  feeAhead,
  orderedSums,
  type ReceiptSums,
  receiptRows,
} from "../../../src/domain/order/receiptRows.ts";
import type { ChargedSurcharge } from "../../../src/domain/payment/surcharge.ts";
import type { Freight } from "../../../src/domain/store/store.ts";

const sums: ReceiptSums = {
  subtotal: cents(4_000),
  discount: cents(0),
  discounts: [],
  delivery: null,
  surcharges: [],
  total: cents(4_000),
  gst: cents(364),
};

const kinds = (changes: Partial<ReceiptSums>) => receiptRows({ ...sums, ...changes }).map(({ kind }) => kind);
const charge = (kind: ChargedSurcharge["kind"], name: string, amount: number, weekday: number | null = null) => ({
  kind,
  name,
  amount: cents(amount),
  weekday,
});

describe("R116: the rows of a receipt", () => {
  it("have what is added above the total, and only the GST below", () => {
    const all = {
      discount: cents(400),
      delivery: { kind: "free" },
      surcharges: [charge("holiday", "Sunday", 400), charge("bank", "", 40)],
    } as const;
    expect(kinds(all)).toEqual(["subtotal", "discount", "delivery", "surcharge", "surcharge", "total", "gst"]);
    expect(addedRows(receiptRows({ ...sums, ...all })).map(({ kind }) => kind)).toEqual([
      "delivery",
      "surcharge",
      "surcharge",
    ]);
  });

  it("leave out what isn't known, and amounts of 0", () => {
    expect(kinds({ subtotal: null, gst: null, surcharges: [charge("bank", "", 0)] })).toEqual(["total"]);
  });

  it.each([
    [{ kind: "known", amount: cents(550) }, true],
    [{ kind: "free" }, true],
    [{ kind: "from", amount: cents(550) }, false],
    [{ kind: "unknown" }, false],
  ] as const)("say whether the total is whole: with the delivery fee %o, %s", (delivery, isWhole) => {
    expect(receiptRows({ ...sums, delivery })).toContainEqual({ kind: "total", amount: 4_000, isWhole });
  });

  it.each([
    ["one name", [charge("bank", "Visa surcharge", 10), charge("bank", "Visa", 20)], [30]],
    ["no name, on one day", [charge("holiday", "", 10, 0), charge("holiday", "", 20, 0)], [30]],
    ["no name, on two days", [charge("holiday", "", 10, 0), charge("holiday", "", 20, 6)], [10, 20]],
    ["no name, of a day and of a card", [charge("holiday", "", 10), charge("bank", "", 20)], [10, 20]],
  ] as const)("join surcharges that read the same: %s", (_what, surcharges, amounts) => {
    const rows = receiptRows({ ...sums, surcharges });
    expect(rows.flatMap((row) => (row.kind === "surcharge" ? [row.charged.amount] : []))).toEqual(amounts);
  });
});

describe("a fee that is still to come", () => {
  const rule = (dollars: number, dollarsPerKilometre: number) => ({
    from: cents(0),
    upTo: null,
    dollars,
    dollarsPerKilometre,
    minimum: cents(0),
  });

  it.each<[string, Freight, object]>([
    ["by distance", { kind: "own", rules: [rule(4, 1.5)] }, { kind: "from", amount: 550 }],
    ["of a third party", { kind: "third-party" }, { kind: "unknown" }],
  ])("is known as far as the menu says it: %s", (_what, freight, expected) => {
    expect(feeAhead(freight, cents(4_000))).toEqual(expected);
  });
});

describe("the sums of an order's document", () => {
  const money = {
    subtotal: cents(2_000),
    discount: cents(0),
    discountGst: cents(0),
    discounts: [],
    fee: cents(0),
    feeGst: cents(0),
    holidays: [{ id: "1", amount: cents(200), gst: cents(18) }],
    cardSurcharge: cents(20),
    cardSurchargeGst: cents(2),
    gst: cents(200),
  };

  it("name a surcharge as the store does now", () => {
    const names = new Map([["1", { name: "Sunday", weekday: 0 }]]);
    expect(orderedSums({ money, total: cents(2_220), type: "pickup" }, names).surcharges).toEqual([
      { ...charge("holiday", "Sunday", 200, 0), gst: 18 },
      { kind: "bank", name: "", amount: 20, gst: 2 },
    ]);
  });

  it.each([
    ["pickup", null],
    ["delivery", { kind: "free" }],
  ] as const)("have a delivery fee only if it is delivered: %s", (type, delivery) => {
    expect(orderedSums({ money, total: cents(2_220), type }, new Map()).delivery).toEqual(delivery);
  });

  it("are the total alone if the document has no more", () => {
    const rows = receiptRows(orderedSums({ money: null, total: cents(2_220), type: "pickup" }, new Map()));
    expect(rows).toEqual([{ kind: "total", amount: 2_220, isWhole: true }]);
  });
});
