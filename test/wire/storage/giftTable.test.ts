import { describe, expect, it } from "vitest";
import { storedGifts } from "../../../src/wire/storage/giftTable.ts";
import { buildGiftLine } from "../../support/buildGifts.ts";

const line = buildGiftLine();

function read(lines: readonly unknown[]): unknown {
  return storedGifts.giftCart.parse(JSON.stringify({ version: 1, value: { 120: lines } }));
}

describe("a stored gift cart", () => {
  it.each([
    ["a recipient without a valid e-mail", { giving: { ...line.giving, email: "ming" } }],
    ["a message of 301", { giving: { ...line.giving, message: "m".repeat(301) } }],
    ["a negative price", { card: { ...line.card, price: -1 } }],
    ["21 of a card", { quantity: 21 }],
    ["no time", { addedAt: null }],
  ])("loses a line with %s, and keeps the others", (_what, change) => {
    expect(read([{ ...line, id: "g2", ...change }, line])).toEqual({ 120: [line] });
  });

  it("R38: drops a picture that may not be opened", () => {
    expect(read([{ ...line, card: { ...line.card, photo: "javascript:alert(1)" } }])).toEqual({ 120: [line] });
  });

  it("keeps what a crop of its picture shows, which an older one doesn't know", () => {
    const { photoFocus: _, ...older } = line.card;
    const framed = { ...line, card: { ...line.card, photoFocus: "50% 30%" } };
    expect(read([framed])).toEqual({ 120: [framed] });
    expect(read([{ ...line, card: older }])).toEqual({ 120: [line] });
  });

  it("leaves out what isn't a store's cart, and empty carts", () => {
    const value = { patty: [line], 120: [], 121: [line] };
    expect(storedGifts.giftCart.parse(JSON.stringify({ version: 1, value }))).toEqual({ 121: [line] });
  });
});
