import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cartOf } from "../../../src/domain/cart/addLine.ts";
import { type Cart, type CartLine, emptyCart } from "../../../src/domain/cart/cart.ts";
import { lineFrom } from "../../../src/domain/cart/lineFrom.ts";
import { listedProducts } from "../../../src/domain/menu/listedProducts.ts";
import { choicesOf, type Selection } from "../../../src/domain/menu/selection.ts";
import { reopenOrder } from "../../../src/domain/order/reopenOrder.ts";
import { bareCode, encodeSavedOrder, longestCode, parseSavedOrder } from "../../../src/domain/order/savedOrder.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { burgerMenu, listed, picked } from "../cart/burgerMenu.ts";
import { buildLine, buildRolled } from "../cart/cartLines.ts";

const now = instant(5_000);
const nothingElse = { note: "", redemption: null, mealAddOns: [], now };

function base64url(value: unknown): string {
  return Buffer.from(typeof value === "string" ? value : JSON.stringify(value)).toString("base64url");
}

function contentOf(code: string | null): unknown {
  return JSON.parse(Buffer.from((code ?? "").slice(1), "base64url").toString());
}

const patty = lineFrom(listed(burgerMenu, "lunch", "1"), burgerMenu, {
  id: "a",
  selection: [picked("extras", "bacon", 2), picked("extras", "chips", 1, [picked("salt", "rosemary", 3)])],
  quantity: 2,
  ...nothingElse,
  note: "切成两半",
});
const cola = lineFrom(listed(burgerMenu, "drinks", "3"), burgerMenu, {
  id: "b",
  selection: [],
  quantity: 1,
  ...nothingElse,
});

/** Any selection from a product's choices, in the order of the menu. */
function anySelection(choices: ReturnType<typeof choicesOf>): fc.Arbitrary<Selection> {
  const options = choices.flatMap(({ group, options: all }) => all.map((option) => ({ group, option })));
  return fc.subarray(options).chain((some) =>
    fc
      .tuple(
        ...some.map(({ group, option }) =>
          fc.record({
            groupId: fc.constant(group.id),
            modifierId: fc.constant(option.modifier.id),
            quantity: fc.integer({ min: 1, max: 20 }),
            subs: anySelection(option.subChoices),
          }),
        ),
      )
      .map((each): Selection => each),
  );
}

const anyLine: fc.Arbitrary<CartLine> = fc.constantFrom(...listedProducts(burgerMenu)).chain((each) =>
  fc
    .record({
      id: fc.uuid(),
      selection: anySelection(choicesOf(each.product, burgerMenu)),
      quantity: fc.integer({ min: 1, max: 20 }),
      note: fc.string({ unit: "grapheme", maxLength: 40 }),
    })
    .map((wish) => lineFrom(each, burgerMenu, { ...nothingElse, ...wish })),
);

const anyCart: fc.Arbitrary<Cart> = fc.array(anyLine, { minLength: 1, maxLength: 8 }).map(cartOf);

/** What a diner sees and pays, without each cart's own ids and times. */
function told({ lines }: Cart) {
  return lines.map(({ id: _id, addedAt: _addedAt, ...line }) => line);
}

describe("R59: a saved order", () => {
  it("is $ and the base64url of its version, store and lines, with nothing that the menu holds", () => {
    const code = encodeSavedOrder(120, { lines: [patty, cola] }, burgerMenu);
    expect(code).toMatch(/^\$[\w-]+$/);
    expect(contentOf(code)).toEqual({
      v: 1,
      store: 120,
      lines: [
        [
          "patty",
          2,
          [
            ["bacon", 2],
            ["chips", 0, [["rosemary", 3]]],
          ],
          "切成两半",
          ["lunch", "1"],
        ].map(asShort),
        ["cola", 0, 0, 0, ["drinks", 3]],
      ],
    });
  });

  function asShort(cell: unknown): unknown {
    return Array.isArray(cell) && cell[0] === "lunch" ? ["lunch", 1] : cell;
  }

  it("is only a number for a product with a numeric id that is listed once", () => {
    const line = buildLine({ productId: "101", quantity: 1, modifiers: [] });
    const menu = { ...burgerMenu, categories: [] };
    expect(contentOf(encodeSavedOrder(120, { lines: [line] }, menu))).toEqual({ v: 1, store: 120, lines: [101] });
  });

  it("includes rolled-in and redeemed items, and leaves out unavailable ones", () => {
    const mealAddOns = [buildRolled({ triggerId: "7", productId: "fries", modifiers: [] })];
    const redemption = { ruleKey: "r1", name: "Free", points: 10, discountRate: 100 };
    const lines = [{ ...cola, mealAddOns, redemption }, { ...patty, unavailability: "unavailable" } as const];
    expect(contentOf(encodeSavedOrder(120, { lines }, burgerMenu))).toMatchObject({
      lines: [["cola", 0, 0, 0, ["drinks", 3], [[7, "fries"]], "r1"]],
    });
  });

  it("is read back as the same cart at the same prices, for any cart", () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const code = encodeSavedOrder(120, cart, burgerMenu);
        if (code === null) return;
        const order = parseSavedOrder(code);
        expect(order?.storeId).toBe(120);
        const again = order && reopenOrder(order, burgerMenu, now);
        expect(again).toMatchObject({ notices: [], goneCount: 0 });
        expect(told(again?.cart ?? emptyCart)).toEqual(told(cart));
      }),
    );
  });

  it("is null if a QR code can't hold it", () => {
    const lines = Array.from({ length: 60 }, (_, at) =>
      buildLine({ id: `${at}`, productId: `p${at}`, note: "x".repeat(20) }),
    );
    expect(encodeSavedOrder(120, { lines }, burgerMenu)).toBeNull();
    expect(encodeSavedOrder(120, { lines: lines.slice(0, 20) }, burgerMenu)?.length).toBeLessThanOrEqual(longestCode);
  });

  it.each([
    ["one dish", [[101]], 64],
    ["three dishes, two with choices", [[101, 2, ["cook-2", "bun-1", ["bacon", 2]]], 201, [110, 0, ["a", "b"]]], 160],
    [
      "ten dishes with choices",
      Array.from({ length: 10 }, (_, at) => [100 + at, 2, ["cook-2", "bun-1", "side-3"]]),
      520,
    ],
  ])("stays short: %s", (_what, lines, most) => {
    expect(base64url({ v: 1, store: 120, lines }).length + 1).toBeLessThanOrEqual(most);
  });

  it("is read with or without its mark, and with the whitespace of a paste", () => {
    const code = encodeSavedOrder(120, { lines: [cola] }, burgerMenu) ?? "";
    expect(parseSavedOrder(` ${code}\n`)).toEqual(parseSavedOrder(code.slice(1)));
    expect(parseSavedOrder(code)).not.toBeNull();
    expect(bareCode(` ${code}\n`)).toBe(code.slice(1));
  });
});

describe("a code that is no saved order", () => {
  it.each([
    ["nothing", ""],
    ["only a mark", "$"],
    ["an address", "https://example.com/menu"],
    ["text that isn't base64", "$***"],
    ["text that isn't UTF-8", `$${Buffer.from([0xff, 0xfe]).toString("base64url")}`],
    ["text that isn't JSON", base64url("hello")],
    ["a number", base64url(7)],
    ["null", base64url(null)],
    ["a list", base64url([1, 120, [101]])],
    ["another version", base64url({ v: 2, store: 120, lines: [101] })],
    ["no store", base64url({ v: 1, lines: [101] })],
    ["a store that isn't a number", base64url({ v: 1, store: "120", lines: [101] })],
    ["a store of 0", base64url({ v: 1, store: 0, lines: [101] })],
    ["a fractional store", base64url({ v: 1, store: 1.5, lines: [101] })],
    ["no lines", base64url({ v: 1, store: 120 })],
    ["an empty list of lines", base64url({ v: 1, store: 120, lines: [] })],
    ["lines that are text", base64url({ v: 1, store: 120, lines: "101" })],
    ["a line without a dish", base64url({ v: 1, store: 120, lines: [[]] })],
    ["a line that is null", base64url({ v: 1, store: 120, lines: [null] })],
    ["a line with too many parts", base64url({ v: 1, store: 120, lines: [[1, 0, 0, 0, 0, 0, 0, 0]] })],
    ["too many of a dish", base64url({ v: 1, store: 120, lines: [[101, 21]] })],
    ["a negative quantity", base64url({ v: 1, store: 120, lines: [[101, -1]] })],
    ["a fractional quantity", base64url({ v: 1, store: 120, lines: [[101, 1.5]] })],
    ["extras that are text", base64url({ v: 1, store: 120, lines: [[101, 0, "bacon"]] })],
    ["extras three deep", base64url({ v: 1, store: 120, lines: [[101, 0, [["a", 0, [["b", 0, ["c"]]]]]]] })],
    ["a note that is too long", base64url({ v: 1, store: 120, lines: [[101, 0, 0, "x".repeat(301)]] })],
    ["a note that isn't text", base64url({ v: 1, store: 120, lines: [[101, 0, 0, {}]] })],
    ["a roll without a product", base64url({ v: 1, store: 120, lines: [[101, 0, 0, 0, 0, [7]]] })],
    ["a valid order that is too long", base64url({ v: 1, store: 120, lines: Array.from({ length: 400 }, () => 101) })],
  ])("is null: %s", (_what, code) => {
    expect(parseSavedOrder(code)).toBeNull();
  });

  it("changes no prototype and inherits nothing", () => {
    const lines = '[["__proto__",2,[["constructor"]]]]';
    const order = parseSavedOrder(base64url(`{"__proto__":{"v":1,"store":7},"v":1,"store":120,"lines":${lines}}`));
    expect(order).toMatchObject({ storeId: 120, lines: [{ productId: "__proto__" }] });
    expect(parseSavedOrder(base64url('{"__proto__":{"v":1,"store":7,"lines":[1]}}'))).toBeNull();
    expect(order && reopenOrder(order, burgerMenu, now)).toMatchObject({ cart: emptyCart, goneCount: 1 });
    expect(({} as { readonly v?: unknown }).v).toBeUndefined();
  });

  it("never throws, whatever its text", () => {
    // fast-check's own strings of any code points take two seconds to prepare.
    const anyCodePoints = fc.array(fc.nat(0x10ffff)).map((points) => String.fromCodePoint(...points));
    const anyText = fc.oneof(anyCodePoints, fc.base64String(), fc.json().map(base64url));
    const anyOrder = fc.record({ v: fc.constant(1), store: fc.nat(), lines: fc.jsonValue() }).map(base64url);
    const someOrder = fc
      .array(fc.tuple(fc.constantFrom("patty", "cola", "no"), fc.nat(25), fc.jsonValue({ maxDepth: 3 })))
      .map((lines) => base64url({ v: 1, store: 120, lines }));
    fc.assert(
      fc.property(fc.oneof(anyText, anyOrder, someOrder), (text) => {
        const order = parseSavedOrder(text);
        if (order) reopenOrder(order, burgerMenu, now);
      }),
    );
  });

  it("takes little work even at its longest", () => {
    const code = base64url({ v: 1, store: 120, lines: [["patty", 20, Array.from({ length: 150 }, () => "bacon")]] });
    expect(code.length).toBeLessThanOrEqual(longestCode);
    const order = parseSavedOrder(code);
    expect(order && reopenOrder(order, burgerMenu, now).notices).toMatchObject([{ reason: "gone" }]);
  });
});
