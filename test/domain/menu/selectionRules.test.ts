import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { initialSelection } from "../../../src/domain/menu/initialSelection.ts";
import type { Modifier, ModifierGroup } from "../../../src/domain/menu/menu.ts";
import type { Choice, OptionPath, Selection } from "../../../src/domain/menu/selection.ts";
import { type Change, changeSelection, keepPossible } from "../../../src/domain/menu/selectionChange.ts";
import { type ChoiceOffer, type OptionOffer, offerChoices } from "../../../src/domain/menu/selectionOffer.ts";
import { priceUnit } from "../../../src/domain/menu/selectionPrice.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { buildGroup, buildModifier, buildProduct, choicesWith } from "./selectionMenu.ts";

const linkedIds = ["fries", "salad", "gone", "nowhere"] as const;

const modifier = (id: string): fc.Arbitrary<Modifier> =>
  fc
    .record({
      price: fc.integer({ min: -300, max: 900 }),
      minimum: fc.integer({ min: 0, max: 3 }),
      above: fc.option(fc.integer({ min: 0, max: 3 })),
      linkedProductId: fc.option(fc.constantFrom(...linkedIds)),
      preselectedQuantity: fc.integer({ min: 0, max: 3 }),
    })
    .map(({ price, above, ...given }) =>
      buildModifier(id, {
        ...given,
        price: cents(price),
        maximum: above === null ? null : Math.max(1, given.minimum + above),
        preselected: given.preselectedQuantity > 0,
      }),
    );

const group = (id: string): fc.Arbitrary<ModifierGroup> =>
  fc
    .record({
      modifiers: fc.tuple(...[..."abcd"].map((letter) => modifier(letter))),
      count: fc.integer({ min: 1, max: 4 }),
      isSingle: fc.boolean(),
      isForced: fc.boolean(),
      isAuto: fc.boolean(),
      includesQuantity: fc.boolean(),
      minimum: fc.integer({ min: 0, max: 4 }),
      above: fc.option(fc.integer({ min: 0, max: 3 })),
    })
    .map(({ modifiers, count, above, ...given }) => {
      const maximum = above === null ? null : Math.max(1, given.minimum + above);
      return buildGroup(id, modifiers.slice(0, count), { ...given, maximum });
    });

const menuChoices: fc.Arbitrary<readonly Choice[]> = fc
  .record({ top: fc.tuple(group("one"), group("two")), below: fc.tuple(group("three"), group("four")) })
  .map(({ top, below }) =>
    choicesWith(top, {
      groups: below,
      products: [
        buildProduct("fries", { groupIds: ["three", "four"] }),
        buildProduct("salad", { groupIds: ["one", "three"] }),
        buildProduct("gone", { isSoldOut: true, groupIds: ["four"] }),
      ],
    }),
  );

const presses = fc.array(
  fc.record({ at: fc.nat(), change: fc.constantFrom<Change>("add-one", "remove-one", "unpick") }),
  {
    maxLength: 25,
  },
);

function optionsOf(offers: readonly ChoiceOffer[]): readonly OptionOffer[] {
  return offers.flatMap(({ options }) => options.flatMap((option) => [option, ...optionsOf(option.subOffers)]));
}

function choicesIn(offers: readonly ChoiceOffer[]): readonly ChoiceOffer[] {
  return offers.flatMap((offer) => [offer, ...offer.options.flatMap(({ subOffers }) => choicesIn(subOffers))]);
}

/** Every selection that a diner passes through by pressing anything that is shown. */
function walk(
  choices: readonly Choice[],
  steps: readonly { readonly at: number; readonly change: Change }[],
  look: (selection: Selection, offers: readonly ChoiceOffer[]) => void,
): Selection {
  let selection = initialSelection(choices);
  look(selection, offerChoices(choices, selection, new Set()));
  for (const { at, change } of steps) {
    const options = optionsOf(offerChoices(choices, selection, new Set()));
    const option = options[at % options.length];
    if (option) selection = changeSelection(choices, selection, option.path, change);
    look(selection, offerChoices(choices, selection, new Set()));
  }
  return selection;
}

function expectLimitsKept({ group: { isSingle, includesQuantity, maximum }, options, total }: ChoiceOffer): void {
  const picked = options.filter(({ quantity }) => quantity > 0);
  if (isSingle) expect(picked.length).toBeLessThanOrEqual(1);
  if (!(isSingle && !includesQuantity)) expect(total).toBeLessThanOrEqual(maximum ?? Number.POSITIVE_INFINITY);
  for (const { modifier: rules, quantity, isSoldOut } of picked) {
    expect(isSoldOut).toBe(false);
    expect(quantity).toBeLessThanOrEqual(includesQuantity ? (rules.maximum ?? 20) : 1);
    if (includesQuantity) expect(quantity).toBeGreaterThanOrEqual(rules.minimum);
  }
}

describe("any presses in any menu", () => {
  it("break no maximum, single choice or quantity, and pick nothing sold out", () => {
    fc.assert(
      fc.property(menuChoices, presses, (choices, steps) => {
        walk(choices, steps, (_selection, offers) => choicesIn(offers).forEach(expectLimitsKept));
      }),
    );
  });

  it("are offered exactly if they would change something", () => {
    const could: readonly [Change, (option: OptionOffer) => boolean][] = [
      ["add-one", (option) => option.canAdd],
      ["remove-one", (option) => option.canRemove],
      ["unpick", (option) => option.canUnpick],
    ];
    const press = (choices: readonly Choice[], selection: Selection, path: OptionPath, change: Change) =>
      changeSelection(choices, selection, path, change) !== selection;
    fc.assert(
      fc.property(menuChoices, presses, (choices, steps) => {
        const selection = walk(choices, steps, () => {});
        for (const option of optionsOf(offerChoices(choices, selection, new Set()))) {
          for (const [change, can] of could) expect(press(choices, selection, option.path, change)).toBe(can(option));
        }
      }),
    );
  });

  it("don't lose a forced minimum that was reached, except where an exact number is required", () => {
    fc.assert(
      fc.property(menuChoices, presses, (choices, steps) => {
        const met = new Set<string>();
        walk(choices, steps, (_selection, offers) => {
          for (const { group: asked, problem } of offers) {
            if (problem && (asked.isSingle || asked.maximum !== asked.minimum)) expect(met.has(asked.id)).toBe(false);
            if (!problem && asked.isForced && !asked.includesQuantity) met.add(asked.id);
          }
        });
      }),
    );
  });

  it("R14: lead to a price that is the plain sum", () => {
    const plainSum = (offers: readonly ChoiceOffer[], times: number): number =>
      offers
        .flatMap(({ options }) => options)
        .reduce((sum, { modifier: { price }, quantity, subOffers }) => {
          return sum + price * quantity * times + plainSum(subOffers, quantity * times);
        }, 0);
    fc.assert(
      fc.property(menuChoices, presses, fc.integer({ min: 0, max: 5_000 }), (choices, steps, base) => {
        const selection = walk(choices, steps, () => {});
        const sum = base + plainSum(offerChoices(choices, selection, new Set()), 1);
        expect(priceUnit(cents(base), choices, selection)).toBe(Math.max(0, sum));
      }),
    );
  });

  it("leave a selection that a refresh of the same menu doesn't change", () => {
    fc.assert(
      fc.property(menuChoices, presses, (choices, steps) => {
        const selection = walk(choices, steps, () => {});
        expect(keepPossible(choices, selection)).toEqual(selection);
      }),
    );
  });
});
