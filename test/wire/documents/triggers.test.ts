import { describe, expect, it } from "vitest";
import { without } from "./breaking.ts";
import { changed, perItem, reading, whole } from "./triggerFields.ts";

describe("a price trigger's document", () => {
  it("is read completely", () => {
    expect(reading([perItem])).toEqual({ read: [whole], problems: [] });
  });

  it("R10: takes its defaults", () => {
    expect(reading([{ ID: "w", OutcomeType: 0 }])).toEqual({
      read: [
        {
          kind: "whole-order",
          id: "w",
          name: "",
          priority: 0,
          mode: "automatic",
          isBlockedByCoupon: false,
          minimumSpend: 0,
          startsAt: null,
          endsAt: null,
          conditions: [],
          cut: { kind: "flat", amount: 0 },
        },
      ],
      problems: [],
    });
  });

  it("uses its document's id if it has no ID", () => {
    expect(reading([without(perItem, ["ID"])]).read).toEqual([{ ...whole, id: "doc0" }]);
  });

  it("is left out without a note if it is disabled", () => {
    for (const name of ["IsDisabled", "Disable"])
      expect(reading([changed({ [name]: true, OutcomeType: 99 })])).toEqual({ read: [], problems: [] });
  });
});

describe("R16: the kind of a trigger", () => {
  it.each([
    [0, "whole-order", undefined],
    [1, "roll-into-meal", "product"],
    [2, "roll-into-meal", "category"],
    [3, "roll-into-meal", "tag"],
    [4, "per-item", "category"],
    [5, "per-item", "tag"],
  ])("reads OutcomeType %d as %s, with outcomes by %s", (OutcomeType, kind, names) => {
    const [trigger] = reading([changed({ OutcomeType })]).read;
    expect(trigger?.kind).toBe(kind);
    expect(trigger && "outcomes" in trigger ? trigger.outcomes[0]?.kind : undefined).toBe(names);
  });
});

describe("R18, R20: the numbers of a trigger", () => {
  it.each([
    ["TriggerMode", 0, { mode: "automatic" }],
    ["TriggerMode", 1, { mode: "confirm" }],
    ["TriggerMode", 2, { mode: "manual" }],
    ["TriggerMode", 3, { mode: "checkout" }],
    ["TriggerMode", 4, { mode: "first-order" }],
    ["RunType", 0, { runsOften: false }],
    ["RunType", 1, { runsOften: false }],
    ["RunType", 2, { runsOften: true }],
    ["OutcomePriceType", 0, { cut: { kind: "flat", amount: 100 } }],
    ["OutcomePriceType", 1, { cut: { kind: "percent", percent: 50 } }],
    ["OutcomePriceType", 2, { cut: { kind: "fixed", price: 200 } }],
    ["OutcomePriceType", 3, { cut: { kind: "flat", amount: 100 } }],
  ])("%s %d", (key, value, is) => {
    expect(reading([changed({ [key]: value })]).read).toEqual([{ ...whole, ...is }]);
  });

  const linked = { OutcomePriceType: 2, IsOutcomeLinkedToProduct: true, FixedPriceValue: null };

  it("allow each product's own fixed price, except in a whole-order trigger", () => {
    expect(reading([changed(linked)]).read).toEqual([{ ...whole, cut: { kind: "fixed-by-product" } }]);
    expect(reading([changed({ ...linked, OutcomeType: 0 })]).read).toEqual([]);
  });
});

describe("the sources of triggers", () => {
  const idsOf = ({ read }: ReturnType<typeof reading>) => read.map(({ id, name }) => `${id}${name}`);
  const rule = (ID: unknown, Name = "", given: object = {}) => ({ ID, Name, OutcomeType: 0, ...given });

  it("are a collection and the menu; the collection's trigger wins over the menu's with the same id", () => {
    expect(idsOf(reading([rule("2", "stored")], { PriceTriggers: [rule(1, "own"), rule(2, "own")] }))).toEqual([
      "1own",
      "2stored",
    ]);
  });

  it.each([
    ["disabled", { IsDisabled: true }],
    ["nonsense", { OutcomeType: 9 }],
  ])("include the collection's trigger even if it is %s, so the menu's is ignored", (_name, given) => {
    expect(idsOf(reading([rule(1, "stored", given)], { PriceTriggers: [rule(1, "own")] }))).toEqual([]);
  });

  it("list each trigger of the collection once", () => {
    const { read, problems } = reading([rule(1, "a"), rule("1", "b"), rule(2, "c")]);
    expect(read.map(({ name }) => name)).toEqual(["a", "c"]);
    expect(problems).toEqual([{ path: "Companies · PriceTriggers", what: "1 stands twice; the first counts" }]);
  });

  it("list each trigger of the menu once, and only with an ID", () => {
    const { read, problems } = reading([], { PriceTriggers: [rule(1, "a"), rule(1, "b"), rule(null), "x"] });
    expect(read.map(({ name }) => name)).toEqual(["a"]);
    expect(problems).toHaveLength(3);
  });

  it.each([null, "x", 7])("include no trigger of a menu that is %j", (menu) => {
    expect(idsOf(reading([rule(1)], menu))).toEqual(["1"]);
  });

  it("R18: are sorted by Priority; R9: then by ID, as numbers if both are, else as text", () => {
    const mixed = [
      rule("b"),
      rule(10),
      rule("9"),
      rule("B"),
      rule("first", "", { Priority: -1 }),
      rule("last", "", { Priority: 0.5 }),
    ];
    expect(idsOf(reading(mixed))).toEqual(["first", "9", "10", "B", "b", "last"]);
  });

  it.each([
    [2, 10, "1a"],
    [10, "1a", 2],
    ["1a", 2, 10],
  ])("R9, R18: give %j, %j and %j one order, whatever their order in the documents", (...ids) => {
    expect(idsOf(reading(ids.map((each) => rule(each))))).toEqual(["2", "10", "1a"]);
  });
});
