import { describe, expect, it } from "vitest";
import { initialSelection } from "../../../src/domain/menu/initialSelection.ts";
import type { Modifier, ModifierGroup, Product } from "../../../src/domain/menu/menu.ts";
import { quickAddOffer } from "../../../src/domain/menu/quickAddOffer.ts";
import { choicesOf } from "../../../src/domain/menu/selection.ts";
import { priceUnit } from "../../../src/domain/menu/selectionPrice.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { buildGroup, buildMenu, buildModifier, buildProduct, written } from "./selectionMenu.ts";

type Given = Partial<Omit<ModifierGroup, "id" | "modifiers">>;
const single: Given = { isForced: true, isSingle: true, minimum: 1 };

/** Modifiers from text: "a:0 b:150" are ids with prices. */
function priced(list: string, given: Partial<Modifier> = {}): readonly Modifier[] {
  return list.split(" ").map((each) => {
    const [id = "", price] = each.split(":");
    return buildModifier(id, { price: cents(Number(price)), ...given });
  });
}

const linked = [
  buildGroup("dip", priced("x:50 y:80"), single),
  buildGroup("free-dip", priced("x:50 y:0"), single),
  buildGroup("none-left", [buildModifier("n", { linkedProductId: "gone" })], single),
];
const products = [
  buildProduct("fries", { groupIds: ["dip"] }),
  buildProduct("rings", { groupIds: ["free-dip"] }),
  buildProduct("gone", { isSoldOut: true }),
];

function offerOf(groups: readonly ModifierGroup[], given: Partial<Product> = {}): string {
  const product = buildProduct("dish", { groupIds: groups.map(({ id }) => id), ...given });
  const menu = buildMenu([...groups, ...linked], [...products, product]);
  const { atOnce, from } = quickAddOffer(product, { price: cents(1_000) }, menu);
  if (from !== null) return `from ${from}${atOnce ? " at once" : ""}`;
  return atOnce ? `at once ${written(atOnce)}`.trim() : "to be chosen";
}

describe("R81: the quick-add offer of a card", () => {
  it.each<[string, string, string, Given]>([
    ["no required choice", "at once", "a:100 b:100", {}],
    ["a free preselected choice", "at once a", "a:0 b:0", single],
    ["a free preselected choice that is last", "at once b", "a:200 b:0", single],
    [
      "a free choice, taken twice before a paid one",
      "at once a×2",
      "a:0 b:100",
      { isForced: true, includesQuantity: true, minimum: 2 },
    ],
    ["a free choice before one that makes it cheaper", "at once b", "a:-100 b:0", single],
    ["a required choice that costs", "from 1150", "a:200 b:150", single],
    ["two required choices, one of them free", "from 1100", "a:0 b:100 c:200", { isForced: true, minimum: 2 }],
    [
      "four required choices, the cheapest as often as it may be",
      "from 1400",
      "a:100 b:100 c:100 d:250",
      { isForced: true, includesQuantity: true, minimum: 4 },
    ],
    ["a required choice that only makes it cheaper", "from 900", "a:-100", single],
    ["two that make it cheaper, of which one is required", "from 900", "a:-100 b:-50", { isForced: true, minimum: 1 }],
    ["an automatic extra", "from 1100", "a:100", { isAuto: true }],
    ["a minimum that isn't forced", "at once", "a:100", { minimum: 1 }],
    ["a minimum that can't be reached", "to be chosen", "a:0", { isForced: true, minimum: 2 }],
  ])("with %s", (_name, expected, list, given) => {
    expect(offerOf([buildGroup("g", priced(list), given)])).toBe(expected);
  });

  it.each([
    ["a free choice with a free choice below it", "at once r(y)", "r:0", "rings"],
    ["a free choice with a required paid choice below it", "from 1050", "r:0", "fries"],
    ["a sold-out choice", "to be chosen", "r:0", "gone"],
    ["a choice that isn't on the menu", "at once r", "r:0", "nowhere"],
  ])("R11: with %s", (_name, expected, list, linkedProductId) => {
    expect(offerOf([buildGroup("g", priced(list, { linkedProductId }), single)])).toBe(expected);
  });

  it("names the price that the dialog of a box opens with", () => {
    const group = buildGroup("g", priced("a:100 b:100 c:100 d:250"), {
      isForced: true,
      includesQuantity: true,
      minimum: 4,
    });
    const product = buildProduct("box", { groupIds: ["g"] });
    const choices = choicesOf(product, buildMenu([group], [product]));
    expect(written(initialSelection(choices))).toBe("a×2 b c");
    expect(priceUnit(cents(1_000), choices, initialSelection(choices))).toBe(1_400);
  });

  it("includes the price of what the menu itself preselects", () => {
    const group = buildGroup(
      "g",
      [...priced("a:0"), ...priced("b:300", { preselected: true, preselectedQuantity: 1 })],
      single,
    );
    expect(offerOf([group])).toBe("from 1300");
  });

  it("uses the minimum quantity of a modifier", () => {
    const modifiers = [...priced("a:100", { minimum: 3 }), ...priced("b:160")];
    expect(offerOf([buildGroup("g", modifiers, { isForced: true, includesQuantity: true, minimum: 2 })])).toBe(
      "from 1300",
    );
  });

  it("is none for a sold-out product", () => {
    expect(offerOf([], { isSoldOut: true })).toBe("to be chosen");
  });
});
