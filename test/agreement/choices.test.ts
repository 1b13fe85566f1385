import fc from "fast-check";
import { expect, it } from "vitest";
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
