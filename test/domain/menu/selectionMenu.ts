import { noDietary } from "../../../src/domain/menu/dietary.ts";
import { noLabels } from "../../../src/domain/menu/labels.ts";
import type { Menu, Modifier, ModifierGroup, Product } from "../../../src/domain/menu/menu.ts";
import { type Choice, choicesOf, type Selection } from "../../../src/domain/menu/selection.ts";
import { cents } from "../../../src/domain/money/cents.ts";

export function buildModifier(id: string, given: Partial<Modifier> = {}): Modifier {
  return {
    id,
    code: "",
    name: id,
    price: cents(100),
    taxRate: 0.1,
    minimum: 0,
    maximum: null,
    order: 0,
    linkedProductId: null,
    fit: noDietary,
    labels: noLabels,
    preselected: false,
    preselectedQuantity: 0,
    ...given,
  };
}

/** A group whose modifiers are named by one letter each: "abc". */
export function buildGroup(
  id: string,
  modifiers: string | readonly Modifier[],
  given: Partial<Omit<ModifierGroup, "id" | "modifiers">> = {},
): ModifierGroup {
  return {
    id,
    name: id,
    order: 0,
    modifiers: typeof modifiers === "string" ? [...modifiers].map((letter) => buildModifier(letter)) : modifiers,
    isSingle: false,
    isForced: false,
    isAuto: false,
    minimum: 0,
    maximum: null,
    includesQuantity: false,
    ...given,
  };
}

export function buildProduct(id: string, given: Partial<Product> = {}): Product {
  return {
    id,
    name: id,
    description: "",
    photo: null,
    largePhoto: null,
    photoFocus: null,
    ribbon: null,
    isSoldOut: false,
    taxRate: 0.1,
    code: "",
    price: null,
    groupIds: [],
    requiredCost: cents(0),
    rewardPoints: 0,
    preparationMinutes: 0,
    categoryIds: [],
    tagIds: [],
    fixedPrice: null,
    labels: noLabels,
    ...given,
  };
}

export function buildMenu(groups: readonly ModifierGroup[], products: readonly Product[] = []): Menu {
  return {
    id: "DefaultMenu",
    times: [],
    categories: [],
    products: new Map(products.map((product) => [product.id, product])),
    groups: new Map(groups.map((group) => [group.id, group])),
    dietary: { allergies: [], intolerances: [], preferences: [] },
    texts: {},
  };
}

/** The choices of a product that has these groups, and those of its linked products. */
export function choicesWith(
  groups: readonly ModifierGroup[],
  linked: { readonly groups: readonly ModifierGroup[]; readonly products: readonly Product[] } = {
    groups: [],
    products: [],
  },
): readonly Choice[] {
  const product = buildProduct("meal", { groupIds: groups.map(({ id }) => id) });
  return choicesOf(product, buildMenu([...groups, ...linked.groups], linked.products));
}

/** A selection as text, for a table of cases: "a b×2(x)". */
export function written(selection: Selection): string {
  return selection
    .map(({ modifierId, quantity, subs }) => {
      const times = quantity === 1 ? "" : `×${quantity}`;
      return `${modifierId}${times}${subs.length > 0 ? `(${written(subs)})` : ""}`;
    })
    .join(" ");
}
