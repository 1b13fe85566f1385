import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { initialSelection } from "../../src/domain/menu/initialSelection.ts";
import { type Choice, choicesOf, type Picked, type Selection } from "../../src/domain/menu/selection.ts";
import { type Change, changeSelection } from "../../src/domain/menu/selectionChange.ts";
import {
  type ChoiceOffer,
  type OptionOffer,
  offerChoices,
  selectionProblems,
} from "../../src/domain/menu/selectionOffer.ts";
import type { JsonFields } from "../../widget-demo/backend/documents/types.ts";
import type { OrderExtra, TrackingOrder } from "../../widget-demo/backend/ordering/orderBody.ts";
import { checkChoices } from "../../widget-demo/backend/ordering/pricing/choices.ts";
import { findOffer } from "../../widget-demo/backend/ordering/pricing/menuOffer.ts";
import type { PricedItem } from "../../widget-demo/backend/ordering/pricing/pricedItem.ts";
import { Refusal } from "../../widget-demo/backend/ordering/refusal.ts";
import { runs } from "../support/thorough.ts";
import { readMenu } from "../wire/documents/menuReading.ts";

const anyCount = fc.constantFrom(0, 0, 1, 2, 3, null, "2");
const anyFlag = fc.constantFrom(true, true, false, null);

const links = [null, "fries", null, "gone", "nowhere"];

const anyModifier = fc.record({
  Price: fc.constantFrom(0, 1.5, 2),
  MinQty: anyCount,
  MaxQty: anyCount,
  quantity: anyCount,
});

/** A choice may be in two groups. It then links to one product in both. */
const anyGroup = fc
  .record({
    IsSingleSel: anyFlag,
    IsForceSel: anyFlag,
    IsAutoSel: anyFlag,
    IncludeQuantity: anyFlag,
    MinimumSelection: anyCount,
    MaximumSelection: anyCount,
    first: fc.constantFrom(0, 2),
    modifiers: fc.array(anyModifier, { maxLength: 3 }),
  })
  .map(({ first, modifiers, ...group }) => ({
    ...group,
    Modifiers: modifiers.map((modifier, index) => ({
      ...modifier,
      ID: `m${first + index}`,
      LinkedProductID: links[first + index],
    })),
  }));

const anyMenu = fc.record({ one: anyGroup, two: anyGroup, below: anyGroup }).map(
  (ModifierGroups): JsonFields => ({
    Categories: [{ ID: "c1", SubMenuItems: [{ ProductID: "dish" }] }],
    Products: {
      dish: { Name: "Burger", Price: 10, ModifierGroups: ["one", "two", "missing"] },
      fries: { Name: "Fries", Price: 3, ModifierGroups: ["below"] },
      gone: { Name: "Gone", Price: 3, Status: 3 },
    },
    ModifierGroups: JSON.parse(JSON.stringify(ModifierGroups)),
  }),
);

const presses = fc.array(
  fc.record({ at: fc.nat(), change: fc.constantFrom<Change>("add-one", "add-one", "remove-one", "unpick") }),
  { maxLength: 12 },
);

function optionsOf(offers: readonly ChoiceOffer[]): readonly OptionOffer[] {
  return offers.flatMap(({ options }) => options.flatMap((option) => [option, ...optionsOf(option.subOffers)]));
}

/** What a diner has chosen after these presses. */
function choose(
  choices: readonly Choice[],
  steps: readonly { readonly at: number; readonly change: Change }[],
): Selection {
  return steps.reduce((selection, { at, change }) => {
    const options = optionsOf(offerChoices(choices, selection, new Set()));
    const option = options[at % options.length];
    return option ? changeSelection(choices, selection, option.path, change) : selection;
  }, initialSelection(choices));
}

function postedExtra({ modifierId, quantity, subs }: Picked): OrderExtra {
  const amounts = { UsingUnitPrice: 0, FinalPriceExcludingTax: 0, FinalTax: 0 };
  return {
    Extra_ID: modifierId,
    Quantity: quantity,
    ...amounts,
    ChildrenOrderExtras: subs.map((sub) => ({ ...postedExtra(sub), ChildrenOrderExtras: [] })),
  };
}

/** What the backend says to a burger with these extras; null if it takes them. */
function verdictOn(menu: JsonFields, OrderExtras: readonly OrderExtra[]): string | null {
  const order = { OrderItems: [{ Name: "Burger", OrderExtras }] } as unknown as TrackingOrder;
  try {
    checkChoices(order, [{ offer: findOffer(menu, "c1", "dish") } as PricedItem]);
    return null;
  } catch (problem) {
    if (problem instanceof Refusal) return `${problem.message} ${problem.detail}`;
    throw problem;
  }
}

it("S9: the backend takes whatever the shop lets a diner choose, and refuses what the shop calls too few", () => {
  fc.assert(
    fc.property(anyMenu, presses, (menu, steps) => {
      const product = readMenu(menu).menu.products.get("dish");
      if (!product) throw new Error("The dish wasn't read.");
      const choices = choicesOf(product, readMenu(menu).menu);
      const selection = choose(choices, steps);
      const isComplete = selectionProblems(offerChoices(choices, selection, new Set())).length === 0;
      const verdict = verdictOn(menu, selection.map(postedExtra));
      if (isComplete) expect(verdict).toBeNull();
      // A choice of two groups may count for the other one.
      const ids = choices.flatMap(({ options }) => options.map(({ modifier }) => modifier.id));
      if (!isComplete && new Set(ids).size === ids.length)
        expect(verdict).toContain("Please choose again what comes with Burger.");
    }),
    { numRuns: runs(2000) },
  );
});

describe("S9: what breaks a limit is refused, and says which", () => {
  const groups = {
    bun: { IsForceSel: true, IsSingleSel: true, Modifiers: [{ ID: "rye" }, { ID: "milk" }] },
    dip: {
      IncludeQuantity: true,
      MaximumSelection: 4,
      Modifiers: [
        { ID: "aioli", MaxQty: 3 },
        { ID: "chilli", MinQty: 2 },
        { ID: "fries", LinkedProductID: "fries" },
      ],
    },
    side: { Modifiers: [{ ID: "slaw" }, { ID: "rye" }] },
    salt: { IsForceSel: true, MinimumSelection: 1, Modifiers: [{ ID: "sea" }, { ID: "rock" }] },
  };
  const menu: JsonFields = {
    Categories: [{ ID: "c1", SubMenuItems: [{ ProductID: "dish" }] }],
    Products: {
      dish: { Price: 10, ModifierGroups: ["bun", "dip", "side"] },
      fries: { Price: 3, ModifierGroups: ["salt"] },
    },
    ModifierGroups: groups,
  };
  const extra = (named: string): OrderExtra => {
    const [id = "", quantity = 1] = named.split("×").reverse();
    const [own = "", ...below] = id.split("/");
    const amounts = { UsingUnitPrice: 0, FinalPriceExcludingTax: 0, FinalTax: 0 };
    const children = below.map((sub) => ({ ...extra(sub), ChildrenOrderExtras: [] }));
    return { Extra_ID: own, Quantity: Number(quantity), ...amounts, ChildrenOrderExtras: children };
  };

  it.each([
    ["a choice that is needed", "milk"],
    ["several of one choice", "milk 3×aioli"],
    ["several choices up to the most", "milk 2×aioli 2×chilli"],
    ["a choice of two groups, once for each", "rye rye"],
    ["a choice of two groups beside the other of one", "milk rye"],
    ["a choice with the choice that it needs", "milk fries/sea"],
  ])("takes %s", (_name, chosen) => {
    expect(verdictOn(menu, chosen.split(" ").map(extra))).toBeNull();
  });

  it.each([
    ["none of a group that needs one", "2×aioli", "0 of ModifierGroups.bun, which takes from 1 to 1"],
    [
      "two of a group that takes one",
      "milk rye rye rye",
      "3 of the Extra_ID rye, which may be taken from 1 to 2 times",
    ],
    ["more than a group takes", "milk 3×aioli 2×chilli", "5 of ModifierGroups.dip, which takes from 0 to 4"],
    ["more than a choice takes", "milk 4×aioli", "4 of the Extra_ID aioli, which may be taken from 1 to 3 times"],
    ["the same, as two extras", "milk 2×aioli 2×aioli", "4 of the Extra_ID aioli"],
    ["fewer than a choice takes", "milk chilli", "1 of the Extra_ID chilli, which may be taken from 2 to 20 times"],
    [
      "two of a choice that is taken once",
      "milk 2×slaw",
      "2 of the Extra_ID slaw, which may be taken from 1 to 1 times",
    ],
    ["a choice without the choice that it needs", "milk fries", "0 of ModifierGroups.salt, which takes 1 or more"],
  ])("refuses %s", (_name, chosen, why) => {
    const verdict = verdictOn(menu, chosen.split(" ").map(extra));
    expect(verdict).toContain(`Please choose again what comes with Burger. OrderItems[0] has ${why}`);
  });

  it("refuses two different choices of a group that takes one, also where units count", () => {
    const dip = { ...groups.dip, IsSingleSel: true };
    const single = { ...menu, ModifierGroups: { ...groups, dip } };
    expect(verdictOn(single, ["milk", "2×chilli"].map(extra))).toBeNull();
    expect(verdictOn(single, ["milk", "aioli", "2×chilli"].map(extra))).toContain("ModifierGroups.dip");
  });
});
