import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CartLine, LineListing, ModifierListing } from "../../../src/domain/cart/cart.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { storedOrders } from "../../../src/wire/storage/orderTable.ts";

import { buildCartModifier, buildLine, buildRolled } from "../../domain/cart/cartLines.ts";
import { priceLines } from "../../domain/order/buildPricing.ts";
import { not, without, withValue } from "../documents/breaking.ts";

const salt = buildCartModifier("salt", { quantity: 3 });
/** The line's data from another store's menu, where it was picked. */
const elsewhere = buildLine({ productId: "p2", code: "BUR", price: cents(900) });
const line = buildLine({
  id: "a",
  code: "BUR",
  note: "cut in half",
  modifiers: [
    buildCartModifier("chips", { code: "CHI", subs: [salt], origin: originOf("pommes") }),
    buildCartModifier("no bun", { unavailability: "unavailable" }),
  ],
  origin: listingOf(elsewhere),
  redemption: { ruleKey: "Free shake", name: "Free shake", points: 50, discountRate: 100 },
  mealAddOns: [buildRolled()],
});
const good = buildLine({ id: "b", productId: "cola", photo: null });
const framed = buildLine({ id: "c", productId: "shake", photoFocus: "50% 32.5%" });

function originOf(id: string): ModifierListing {
  const { quantity: _1, subs: _2, unavailability: _3, origin: _4, ...listing } = buildCartModifier(id, { code: "CHI" });
  return listing;
}

function listingOf({
  productId,
  entryId,
  categoryId,
  categoryName,
  code,
  name,
  photo,
  photoFocus,
  ...rest
}: CartLine): LineListing {
  const { price, taxRate, rewardPoints, preparationMinutes, categoryIds, tagIds, fixedPrice, labels } = rest;
  const product = {
    photo,
    photoFocus,
    price,
    taxRate,
    rewardPoints,
    preparationMinutes,
    categoryIds,
    tagIds,
    fixedPrice,
    labels,
  };
  return { productId, entryId, categoryId, categoryName, code, name, ...product };
}

function read(value: unknown, version = 1) {
  return storedOrders.cart.parse(JSON.stringify({ version, value }));
}

describe("R1: the stored carts", () => {
  it("are read back unchanged, one per store, in whole cents", () => {
    const carts = { 120: [line, good, framed], 121: [buildLine()] };
    const text = storedOrders.cart.encode(carts);
    expect(storedOrders.cart.parse(text)).toEqual(carts);
    expect(JSON.parse(text ?? "")).toMatchObject({ version: 1, value: { 120: [{ price: 1_000 }, {}, {}] } });
  });

  it("are null in a format that this release doesn't know", () => {
    expect(read({ 120: [line] }, 2)).toBeNull();
  });

  it("are read in a format that a later release has added to", () => {
    expect(read({ 120: [{ ...line, giftWrap: null }] })).toEqual({ 120: [line] });
  });

  it("R1: are read in an older format without later fields", () => {
    const {
      categoryIds: _1,
      tagIds: _2,
      fixedPrice: _3,
      redemption: _4,
      mealAddOns: _5,
      unavailability: _6,
      photoFocus: _7,
      labels: _8,
      ...older
    } = good;
    expect(read({ 120: [older] })).toEqual({ 120: [good] });
  });

  it("R1: are read in a format without codes, with empty codes and group names", () => {
    const younger = ["code", "groupName", "unavailability", "origin", "labels"];
    const modifiers = [
      buildCartModifier("chips", { groupName: "", subs: [buildCartModifier("salt", { groupName: "" })] }),
    ];
    const plain = buildLine({ modifiers, mealAddOns: [buildRolled({ modifiers })] });
    const older = JSON.parse(JSON.stringify(plain, (key, value) => (younger.includes(key) ? undefined : value)));
    expect(read({ 120: [older] })).toEqual({ 120: [plain] });
  });

  it("leave out what isn't a store's cart, and empty carts", () => {
    const value = { 120: [line], 0: [line], "-1": [line], patty: [line], 121: [], 122: "text", 123: null, 124: [7] };
    expect(read(value)).toEqual({ 120: [line] });
    expect(read(JSON.parse('{"__proto__":[1],"constructor":[2]}'))).toEqual({});
  });

  const texts = ["", 7, null, {}];
  const counts = [...not.number, 0, -1, 1.5, null, 1e9];
  const amounts = [...not.number, 12.5, 1e12, null];
  const rates = [...not.number, -0.1, 1.1, null];
  const broken = [
    { field: ["id"], wrong: texts },
    { field: ["productId"], wrong: texts },
    { field: ["entryId"], wrong: texts },
    { field: ["categoryId"], wrong: texts },
    { field: ["categoryName"], wrong: [7, null] },
    { field: ["name"], wrong: texts },
    { field: ["photo"], wrong: [7, {}] },
    { field: ["price"], wrong: [...amounts, -1] },
    { field: ["taxRate"], wrong: rates },
    { field: ["rewardPoints"], wrong: [...not.number, -1, null] },
    { field: ["preparationMinutes"], wrong: [...not.number, -1, null] },
    { field: ["quantity"], wrong: [...counts, 21] },
    { field: ["modifiers"], wrong: ["", null, [null], {}] },
    { field: ["modifiers", 0, "groupId"], wrong: texts },
    { field: ["modifiers", 0, "modifierId"], wrong: texts },
    { field: ["modifiers", 0, "name"], wrong: [7, null] },
    { field: ["modifiers", 0, "price"], wrong: amounts },
    { field: ["modifiers", 0, "taxRate"], wrong: rates },
    { field: ["modifiers", 0, "quantity"], wrong: counts },
    { field: ["modifiers", 0, "subs"], wrong: ["", null, [7]] },
    { field: ["modifiers", 0, "subs", 0, "price"], wrong: amounts },
    { field: ["modifiers", 0, "subs", 0, "subs"], wrong: ["", null, [salt]] },
    { field: ["note"], wrong: [7, null, "x".repeat(301)] },
    { field: ["addedAt"], wrong: [...not.number, null] },
  ].map((row) => ({ label: row.field.join("."), isLater: false, ...row }));

  /** Fields added after the first release: a line without one is older, but complete. */
  const later = [
    { field: ["categoryIds"], wrong: ["c1", null, [""], [7]] },
    { field: ["tagIds"], wrong: ["t1", null, [""], [7]] },
    { field: ["fixedPrice"], wrong: ["1250", true, {}, 12.5, -1] },
    { field: ["redemption"], wrong: ["", 7, {}] },
    { field: ["redemption", "ruleKey"], wrong: texts },
    { field: ["redemption", "points"], wrong: [...not.number, -1, null] },
    { field: ["redemption", "discountRate"], wrong: [...not.number, -1, 101, null] },
    { field: ["mealAddOns"], wrong: ["", null, [null], {}] },
    { field: ["mealAddOns", 0, "triggerId"], wrong: texts },
    { field: ["mealAddOns", 0, "productId"], wrong: texts },
    { field: ["mealAddOns", 0, "price"], wrong: [...amounts, -1] },
    { field: ["mealAddOns", 0, "reducedPrice"], wrong: [...amounts, -1] },
    { field: ["mealAddOns", 0, "taxRate"], wrong: rates },
    { field: ["mealAddOns", 0, "modifiers"], wrong: ["", null, [null]] },
    { field: ["unavailability"], wrong: ["", 7, "gone"] },
    { field: ["code"], wrong: [7, null, {}] },
    { field: ["origin"], wrong: ["", 7, {}] },
    { field: ["origin", "productId"], wrong: texts },
    { field: ["origin", "price"], wrong: [...amounts, -1] },
    { field: ["mealAddOns", 0, "code"], wrong: [7, null, {}] },
    { field: ["modifiers", 0, "code"], wrong: [7, null, {}] },
    { field: ["modifiers", 0, "groupName"], wrong: [7, null, {}] },
    { field: ["modifiers", 0, "unavailability"], wrong: ["", 7, "gone"] },
    { field: ["modifiers", 0, "origin"], wrong: ["", 7, {}] },
    { field: ["modifiers", 0, "origin", "modifierId"], wrong: texts },
    { field: ["modifiers", 0, "subs", 0, "unavailability"], wrong: ["", 7, "gone"] },
  ].map((row) => ({ label: row.field.join("."), isLater: true, ...row }));

  it.each([...broken, ...later])("leave out only a line with an invalid $label", ({ field, wrong, isLater }) => {
    const others = { 120: [good] };
    for (const bad of wrong) {
      expect(read({ 120: [withValue(line, field, bad), good] }), JSON.stringify(bad)).toEqual(others);
    }
    if (!isLater) expect(read({ 120: [without(line, field), good] })).toEqual(others);
  });

  it.each(["javascript:alert(1)", "http://pictures.example/a.png", "patty.webp", ""])(
    "R38: drop a photo at %j, and keep its line",
    (photo) => {
      expect(read({ 120: [{ ...line, photo }] })).toEqual({ 120: [{ ...line, photo: null }] });
    },
  );

  it.each(["left", "50%", "50% 32.5%; color: red", 7, {}])(
    "crop a photo around its middle if its focus is %j, and keep its line",
    (photoFocus) => {
      expect(read({ 120: [{ ...framed, photoFocus }] })).toEqual({ 120: [{ ...framed, photoFocus: null }] });
    },
  );

  it.each([
    { name: "a modifier", modifiers: [buildCartModifier("gold", { price: cents(1e11), quantity: 2 })] },
    {
      name: "a sub-modifier",
      modifiers: [
        buildCartModifier("gold", { quantity: 1_000, subs: [buildCartModifier("leaf", { price: cents(1e9) })] }),
      ],
    },
    {
      name: "a modifier's negative price",
      modifiers: [buildCartModifier("gold", { price: cents(-1e11), quantity: 2 })],
    },
  ])("leave out a line whose price is too high or too low through $name", ({ modifiers }) => {
    expect(read({ 120: [{ ...line, modifiers }, good] })).toEqual({ 120: [good] });
  });

  it("R40: are corrected if lines break the rules", () => {
    const many = ["a", "b"].map((id) => buildLine({ id, note: id, quantity: 15 }));
    expect(read({ 120: [...many, buildLine({ id: "a" })] })?.[120]).toMatchObject([
      { id: "a", quantity: 15 },
      { id: "b", quantity: 5 },
    ]);
  });

  it("can always be priced, whatever is stored in a line", () => {
    const near = (value: unknown) =>
      fc.oneof({ weight: 3, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: fc.jsonValue() });
    const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(1, 100, 1_000, 1e11, Number.MAX_SAFE_INTEGER));
    const modifier = fc.record({ ...fromLine(salt, near), price: number, quantity: number });
    const anyLine = fc.record({
      ...fromLine(good, near),
      id: fc.string(),
      price: number,
      modifiers: fc.array(modifier),
    });
    fc.assert(
      fc.property(fc.array(anyLine), (lines) => {
        const carts = read({ 120: lines }) ?? {};
        for (const kept of Object.values(carts)) expect(priceLines(...kept).total).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

function fromLine<T extends object>(thing: T, near: (value: unknown) => fc.Arbitrary<unknown>) {
  return Object.fromEntries(Object.entries(thing).map(([key, value]) => [key, near(value)]));
}
