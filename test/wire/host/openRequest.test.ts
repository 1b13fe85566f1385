import { describe, expect, it } from "vitest";
import { type OpenRequest, parseOpenRequest } from "../../../src/wire/host/openRequest.ts";

const item = (id: string, quantity: number | null = null): OpenRequest => ({ kind: "item", item: id, quantity });

describe("R107: what open() is asked for", () => {
  it.each<[unknown, OpenRequest]>([
    [undefined, { kind: "screen", screen: "menu" }],
    [{ screen: "menu" }, { kind: "screen", screen: "menu" }],
    [{ screen: "gift-cards" }, { kind: "screen", screen: "gift-cards" }],
    [{ item: "101" }, item("101")],
    [{ item: " 101 " }, item("101")],
    [{ item: 101 }, item("101")],
    [{ item: 101, quantity: null }, item("101")],
    [{ item: 101, quantity: 3 }, item("101", 3)],
  ])("%j", (value, request) => {
    expect(parseOpenRequest(value)).toEqual(request);
  });

  it.each<[unknown, string]>([
    [null, "null"],
    ["cart", '"cart"'],
    [{}, "{}"],
    [{ screen: "basket" }, '{"screen":"basket"}'],
    [{ screen: "cart", item: 101 }, '{"screen":"cart","item":101}'],
    [{ screen: "basket", item: 101 }, '{"screen":"basket","item":101}'],
    [{ item: "" }, '{"item":""}'],
    [{ item: 101, quantity: 0 }, '{"item":101,"quantity":0}'],
    [{ item: 101, quantity: 1.5 }, '{"item":101,"quantity":1.5}'],
    [{ item: 101, quantity: "2" }, '{"item":101,"quantity":"2"}'],
    [Symbol.for("cart"), "Symbol(cart)"],
    [10n, "10"],
  ])("rejects %s with a sentence for the developer", (value, said) => {
    const known = '{ screen: "menu" | "cart" | "checkout" | "gift-cards" | "account" } or { item, quantity }';
    expect(() => parseOpenRequest(value)).toThrow(new TypeError(`open() takes ${known}, not ${said}.`));
  });
});
