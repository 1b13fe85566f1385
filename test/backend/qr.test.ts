import encodeQR from "qr";
import { describe, expect, it } from "vitest";
// @ts-expect-error A page's own script has no types.
import { qrCode as drawn } from "../../widget-demo/pages/tables/qr.js";

type Grid = readonly (readonly boolean[])[];
const qrCode = drawn as (text: string) => Grid;

/** What an independent encoder draws, without its quiet zone: one code for each mask that the standard has. */
function possibleCodes(text: string, version: number): readonly Grid[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => {
    const grid = encodeQR(text, "raw", { ecc: "medium", encoding: "byte", version, mask, border: 1 });
    return grid.slice(1, -1).map((row) => row.slice(1, -1));
  });
}

describe("the QR codes on the table cards", () => {
  it.each([
    [1, "http://a.au"],
    [4, "http://localhost:5173/order/store/120?table=12"],
    [7, `http://localhost/${"c".repeat(100)}`],
    [9, `http://localhost/${"桌".repeat(50)}`],
    [10, `http://localhost/${"f".repeat(190)}`],
  ])("have no wrong bit in version %i: %s", (version, text) => {
    expect(possibleCodes(text, version)).toContainEqual(qrCode(text));
  });

  it("can't hold a text that is too long, which throws", () => {
    expect(() => qrCode("x".repeat(300))).toThrow("300 bytes are too many");
  });
});
