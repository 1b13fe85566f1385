import { describe, expect, it } from "vitest";
import type { JsonFields } from "../../../widget-demo/backend/documents/types.ts";
import { dishesOf } from "../../../widget-demo/tools/conform/dishes.ts";
import { dishWithSubChoice } from "../../../widget-demo/tools/conform/lines.ts";
import { linesWorth } from "../../../widget-demo/tools/conform/linesWorth.ts";
import type { Shop } from "../../../widget-demo/tools/conform/shop.ts";

const shopWith = (menu: JsonFields) => dishesOf(menu) as Shop;

describe("a dish with a choice that has a choice", () => {
  const menuWith = (groups: JsonFields): JsonFields => ({
    Categories: [{ ID: "c1", SubMenuItems: [{ ProductID: 11 }] }],
    Products: {
      11: { Price: 10, ModifierGroups: Object.keys(groups).filter((id) => id !== "sauces") },
      15: { Price: 1, ModifierGroups: ["sauces"] },
    },
    ModifierGroups: groups,
  });
  const linked = { ID: 104, Name: "Hot", Price: 1.5, LinkedProductID: 15 };
  const sauces = {
    Modifiers: [
      { ID: 1, Price: 0 },
      { ID: 2, Price: 0.35 },
      { ID: 3, Price: 0.2 },
    ],
  };
  const extrasIn = (groups: JsonFields) =>
    dishWithSubChoice(shopWith(menuWith(groups))).extras.map(({ id, quantity, children }) => [
      id,
      quantity,
      children.map((child) => child.id),
    ]);

  it.each<[string, JsonFields, unknown]>([
    ["in a group that nobody needs", { patty: { Modifiers: [linked] }, sauces }, [["104", 1, ["2"]]]],
    [
      "in a group that is needed, in place of its plain choice",
      { patty: { IsForceSel: true, IsSingleSel: true, Modifiers: [{ ID: 103, Price: 1 }, linked] }, sauces },
      [["104", 1, ["2"]]],
    ],
    [
      "with what it needs, of which the dearest is taken",
      { patty: { Modifiers: [linked] }, sauces: { ...sauces, IsForceSel: true, IsSingleSel: true } },
      [["104", 1, ["2"]]],
    ],
    [
      "beside what another group needs",
      {
        patty: { Modifiers: [linked] },
        bun: { IsForceSel: true, IsSingleSel: true, Modifiers: [{ ID: 7, Price: 1 }] },
        sauces,
      },
      [
        ["104", 1, ["2"]],
        ["7", 1, []],
      ],
    ],
  ])("is found %s", (_where, groups, expected) => {
    expect(extrasIn(groups)).toEqual(expected);
  });

  it("is skipped where there is none", () => {
    expect(() => extrasIn({ patty: { Modifiers: [{ ID: 1, Price: 1 }] } })).toThrow(
      "no dish has a choice with a choice.",
    );
  });
});

describe("lines that cost an exact sum", () => {
  const menu: JsonFields = {
    Categories: [{ ID: "c1", SubMenuItems: [{ ProductID: "a" }, { ProductID: "b" }, { ProductID: "c" }] }],
    Products: { a: { Price: 3 }, b: { Price: 4.5 }, c: { Price: 10.05 } },
  };
  const worth = (cents: number) =>
    linesWorth(shopWith(menu), cents)?.map(({ productId, quantity }) => `${quantity} ${productId}`) ?? null;

  it.each<[number, readonly string[] | null]>([
    [6000, ["20 a"]],
    [6300, ["14 b"]],
    [1005, ["1 c"]],
    [2055, ["2 a", "1 b", "1 c"]],
    [200, null],
    [60_000, null],
  ])("of %i cents", (cents, expected) => {
    expect(worth(cents)).toEqual(expected);
  });

  it("never take more than 20 of a dish", () => {
    for (let cents = 300; cents < 20_000; cents += 95)
      for (const { quantity } of linesWorth(shopWith(menu), cents) ?? []) expect(quantity).toBeLessThanOrEqual(20);
  });
});
