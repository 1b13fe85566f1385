import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { menuFields as fieldsOf, parseDishes } from "../../../src/wire/documents/dishes.ts";
import { menuFields, wholeMenu } from "./menuFields.ts";
import { readMenu } from "./menuReading.ts";

const cola = { Name: "Cola", Price: 4 };

function menuOf(products: Record<string, unknown>, entries: readonly unknown[], rest: Record<string, unknown> = {}) {
  return { Products: products, Categories: [{ ID: "c", Name: "All", SubMenuItems: entries }], ...rest };
}

function entriesOf(fields: unknown) {
  return readMenu(fields).menu.categories.flatMap(({ entries }) => entries);
}

describe("a menu document", () => {
  it("R9: is read completely, without a problem", () => {
    const { plain, problems } = readMenu(menuFields);
    expect(plain).toEqual(wholeMenu);
    expect(problems).toEqual([]);
  });

  it.each([[null], [undefined], ["<!doctype html>"], [7], [[]]])("R10: is empty if it is %j", (fields) => {
    const { menu, problems } = readMenu(fields);
    expect(menu.categories).toEqual([]);
    expect(problems).toHaveLength(1);
  });

  it.each([
    { own: 5, listed: 7, price: 700 },
    { own: 5, listed: 0, price: 0 },
    { own: 5, listed: "7", price: 500 },
    { own: 1.005, listed: undefined, price: 101 },
    { own: undefined, listed: 7, price: 700 },
  ])("R12: prices a product with the price $own, listed at $listed, at $price cents", ({ own, listed, price }) => {
    expect(entriesOf(menuOf({ 1: { Name: "Cola", Price: own } }, [{ ProductID: 1, Price: listed }]))[0]?.price).toBe(
      price,
    );
  });

  it.each([
    ["its own price is negative", { Name: "Cola", Price: -1 }, { ProductID: 1, Price: 3 }],
    ["its listed price is negative", cola, { ProductID: 1, Price: -3 }],
    ["neither price is a number", { Name: "Cola", Price: "4" }, { ProductID: 1, Price: "4" }],
    ["the menu has no such product", cola, { ProductID: 2 }],
  ])("R10: leaves out an entry and notes it if %s, and keeps the others", (_, product, entry) => {
    const fields = menuOf({ 1: product, 9: cola }, [entry, { ProductID: 9 }]);
    expect(entriesOf(fields).map(({ productId }) => productId)).toEqual(["9"]);
    expect(readMenu(fields).problems).not.toEqual([]);
  });

  it.each([
    ["its code", { Price: 4, ProductCode: "CO" }, "CO"],
    ["its id", { Price: 4 }, "1"],
  ])("R10: names an entry without a name by %s", (_, product, name) => {
    expect(entriesOf(menuOf({ 1: product }, [{ ProductID: 1, Name: "" }]))[0]?.name).toBe(name);
  });

  it("R11: keeps a product without a price in Products, for the modifiers that link to it", () => {
    expect(readMenu({ Products: { 1: { Name: "Dip" } } }).menu.products.get("1")).toMatchObject({ price: null });
  });

  it.each([
    [0.1, 0.1],
    [0.999, 0.999],
    [1, 0.01],
    [10, 0.1],
    [12.5, 0.125],
    [100, 1],
    [0, 0],
  ])("R9: reads a TaxRate of %d as %d", (TaxRate, taxRate) => {
    const { menu, problems } = readMenu({ Products: { 1: { ...cola, TaxRate } } });
    expect(menu.products.get("1")?.taxRate).toBe(taxRate);
    expect(problems).toEqual([]);
  });

  it.each([
    [0, null, false],
    [1, "new", false],
    [2, "popular", false],
    [3, null, true],
  ])("shows a Status of %d as the ribbon %s", (Status, ribbon, isSoldOut) => {
    const { menu, problems } = readMenu({ Products: { 1: { ...cola, Status } } });
    expect(menu.products.get("1")).toMatchObject({ ribbon, isSoldOut });
    expect(problems).toEqual([]);
  });

  it("R9: identifies a product by its key, and notes a different ID", () => {
    const { menu, problems } = readMenu({ Products: { 1: { ...cola, ID: 2 } } });
    expect([...menu.products.values()].map(({ id }) => id)).toEqual(["1"]);
    expect(problems).toEqual([
      { path: "Menus/DefaultMenu · Products.1", what: "ID differs from its key, which counts" },
    ]);
  });

  it("R9: compares ids as text, whether they are numbers or text", () => {
    expect(entriesOf(menuOf({ 7: cola }, [{ ProductID: "7" }, { ID: 2, ProductID: 7 }]))).toHaveLength(2);
  });

  it("keeps the first of two entries with the same id, and notes the second", () => {
    const entries = [
      { ID: 1, ProductID: 1 },
      { ID: "1", ProductID: 2 },
    ];
    const category = { ID: "c", Name: "Again" };
    const allergies = [
      { Id: 1, Name: "Nuts" },
      { Id: "1", Name: "Milk" },
    ];
    const modifiers = [
      { ID: 1, Name: "Ice", DisplayOrder: 5 },
      { ID: "1", Name: "Straw" },
    ];
    const fields = menuOf({ 1: cola, 2: cola }, entries, {
      LifeStyleChoices: { Allergy: allergies },
      ModifierGroups: { g: { Modifiers: modifiers } },
    });
    const { menu, problems } = readMenu({ ...fields, Categories: [...fields.Categories, category] });
    expect(menu.categories.map(({ name }) => name)).toEqual(["All"]);
    expect(menu.categories[0]?.entries.map(({ productId }) => productId)).toEqual(["1"]);
    expect(menu.dietary.allergies).toEqual([{ id: "1", name: "Nuts" }]);
    expect(menu.groups.get("g")?.modifiers.map(({ name }) => name)).toEqual(["Ice"]);
    expect(problems).toHaveLength(4);
  });

  it("R102: a dish with choices is unmarked where its groups aren't read, as on the first screen", () => {
    const fields = menuOf({ 1: { ...cola, ModifierGroups: ["g"] }, 2: cola }, [{ ProductID: 1 }, { ProductID: 2 }]);
    const { categories } = parseDishes(
      "DefaultMenu",
      fieldsOf("DefaultMenu", fields, { base: "https://shop.example/", note: () => {} }),
      null,
    );
    expect(categories[0]?.entries.map(({ fit }) => fit.taken)).toEqual(["unknown", undefined]);
    expect(entriesOf(fields).map(({ fit }) => fit.taken)).toEqual([undefined, undefined]);
  });

  it("tells entries without an ID apart from those that have one", () => {
    const entries = entriesOf(menuOf({ 1: cola, 2: cola }, [{ ProductID: 1 }, { ID: 1, ProductID: 2 }]));
    expect(entries.map(({ productId }) => productId)).toEqual(["1", "2"]);
  });

  it("leaves out a category without ID and Name, and notes it", () => {
    const { menu, problems } = readMenu({ Categories: [{ SubMenuItems: [] }, { ID: 1 }] });
    expect(menu.categories.map(({ name }) => name)).toEqual(["1"]);
    expect(problems).toHaveLength(1);
  });

  it("leaves out and notes groups of a product that the menu doesn't have, and lists none twice", () => {
    const fields = {
      Products: { 1: { ...cola, ModifierGroups: ["a", "nowhere", "a", null] } },
      ModifierGroups: { a: { Name: "Size" } },
    };
    const { menu, problems } = readMenu(fields);
    expect(menu.products.get("1")?.groupIds).toEqual(["a"]);
    expect(problems).toHaveLength(2);
  });

  it("sorts groups and modifiers by DisplayOrder, then as given", () => {
    const modifiers = [
      { ID: "x", Name: "x", DisplayOrder: 2 },
      { ID: "y", Name: "y", DisplayOrder: 1 },
      { ID: "z", Name: "z", DisplayOrder: 1 },
    ];
    const fields = {
      Products: { 1: { ...cola, ModifierGroups: ["b", "c", "a"] } },
      ModifierGroups: { a: { DisplayOrder: 0, Modifiers: modifiers }, b: { DisplayOrder: 1 }, c: { DisplayOrder: 1 } },
    };
    const { menu } = readMenu(fields);
    expect(menu.products.get("1")?.groupIds).toEqual(["a", "b", "c"]);
    expect(menu.groups.get("a")?.modifiers.map(({ id }) => id)).toEqual(["y", "z", "x"]);
  });

  it.each([
    ["in order", { MinQty: 1, MaxQty: 1 }, { minimum: 1, maximum: 1 }, 0],
    ["a maximum of 0 means none", { MinQty: 2, MaxQty: 0 }, { minimum: 2, maximum: null }, 0],
    ["a maximum below the minimum means none", { MinQty: 3, MaxQty: 2 }, { minimum: 3, maximum: null }, 1],
  ])("reads the limits of a group: %s", (_, limits, expected, noted) => {
    const group = {
      MinimumSelection: limits.MinQty,
      MaximumSelection: limits.MaxQty,
      Modifiers: { 1: { Name: "m", ...limits } },
    };
    const { menu, problems } = readMenu({ ModifierGroups: { g: group } });
    expect(menu.groups.get("g")).toMatchObject(expected);
    expect(menu.groups.get("g")?.modifiers[0]).toMatchObject(expected);
    expect(problems).toHaveLength(noted * 2);
  });

  it.each([
    [{}, false, 0],
    [{ quantity: 3 }, true, 3],
    [{ quantity: 0 }, false, 0],
    [{ IsSelected: true }, true, 1],
    [{ IsSelected: true, quantity: 0 }, true, 1],
    [{ IsSelected: false, quantity: 3 }, false, 0],
  ])("reads a modifier with %j: preselected: %s, quantity: %d", (given, preselected, preselectedQuantity) => {
    const { menu } = readMenu({ ModifierGroups: { g: { Modifiers: [{ ID: 1, Name: "m", ...given }] } } });
    expect(menu.groups.get("g")?.modifiers[0]).toMatchObject({ preselected, preselectedQuantity });
  });

  it("R11: reads products that link to each other in a circle like any others", () => {
    const fields = {
      Products: { 1: { ...cola, ModifierGroups: ["g"] } },
      ModifierGroups: { g: { Modifiers: [{ ID: 1, Name: "Again", LinkedProductID: 1 }] } },
    };
    expect(readMenu(fields).menu.groups.get("g")?.modifiers[0]?.linkedProductId).toBe("1");
  });

  it("R32: reads a menu time without a day as every day's; it may cross midnight or end at 24:00", () => {
    const times = [
      { MenuId: "a", StartTime: "22:00", EndTime: "02:00" },
      { MenuId: "b", DayOfWeek: 0, StartTime: "06:00", EndTime: "24:00" },
    ];
    expect(readMenu({ MenuTimeSettings: times }).menu.times).toEqual([
      { menuId: "a", weekday: null, starts: 1320, ends: 120 },
      { menuId: "b", weekday: 0, starts: 360, ends: 0 },
    ]);
  });

  it("R32: drops a menu time that spans no whole minute", () => {
    const times = [{ MenuId: "a", StartTime: "09:00:00", EndTime: "09:00:30" }];
    const { menu, problems } = readMenu({ MenuTimeSettings: times });
    expect(menu.times).toEqual([]);
    expect(problems).toHaveLength(1);
  });

  it("accepts a key that is special in JavaScript like any other", () => {
    const { menu } = readMenu(JSON.parse('{"Products":{"__proto__":{"Name":"Trick","Price":1}}}'));
    expect([...menu.products.keys()]).toEqual(["__proto__"]);
  });
});

describe("any menu document", () => {
  const json = fc.jsonValue();
  const ids = fc.constantFrom<unknown>(1, "1", "2", "g", null, {}, -1, "");
  const product = fc.record({
    Name: json,
    Price: fc.oneof(fc.double(), json),
    TaxRate: fc.oneof(fc.double(), json),
    ModifierGroups: fc.array(ids),
  });
  const entry = fc.record({
    ID: ids,
    ProductID: ids,
    Name: fc.oneof(fc.string(), json),
    Price: fc.oneof(fc.double(), json),
  });
  const modifier = fc.record({
    ID: ids,
    Name: fc.string(),
    Price: fc.double(),
    MinQty: json,
    MaxQty: json,
    quantity: json,
  });
  const document = fc.record({
    Categories: fc.array(fc.record({ ID: ids, Name: json, SubMenuItems: fc.oneof(fc.array(entry), json) })),
    Products: fc.dictionary(fc.constantFrom("1", "2"), fc.oneof(product, json)),
    ModifierGroups: fc.dictionary(
      fc.constantFrom("g", "1"),
      fc.record({ Modifiers: fc.oneof(fc.array(modifier), json) }),
    ),
  });

  it("R10: is read without an exception, into a consistent menu", () => {
    fc.assert(
      fc.property(fc.oneof(json, document), (fields) => {
        const { menu } = readMenu(fields);
        for (const { entries } of menu.categories) {
          expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
          for (const { name, price, productId } of entries) {
            expect(name).not.toBe("");
            expect(price).toBeGreaterThanOrEqual(0);
            expect(menu.products.has(productId)).toBe(true);
          }
        }
        for (const { groupIds } of menu.products.values())
          expect(groupIds.every((id) => menu.groups.has(id))).toBe(true);
      }),
    );
  });
});
