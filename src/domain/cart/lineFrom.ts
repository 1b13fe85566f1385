import type { ListedProduct } from "../menu/listedProducts.ts";
import type { Menu, Modifier, ModifierGroup } from "../menu/menu.ts";
import { type Choice, choicesOf, pickedAs, type Selection } from "../menu/selection.ts";
import type { Instant } from "../time/instant.ts";
import type { CartLine, CartModifier, LineId, LineListing, MealAddOn, ModifierListing, Redemption } from "./cart.ts";
import { fittingAddOns } from "./fittingAddOns.ts";
import { noteOf } from "./note.ts";

/** What the diner chose for a product: options, quantity and note. */
export interface LineInput {
  readonly id: LineId;
  readonly selection: Selection;
  readonly quantity: number;
  readonly note: string;
  readonly redemption: Redemption | null;
  readonly mealAddOns: readonly MealAddOn[];
  readonly now: Instant;
}

export function listingOfModifier(group: ModifierGroup, modifier: Modifier): ModifierListing {
  const { id, code, name, price, taxRate, labels } = modifier;
  return { groupId: group.id, groupName: group.name, modifierId: id, code, name, price, taxRate, labels };
}

export function chosenModifiers(choices: readonly Choice[], selection: Selection): CartModifier[] {
  return choices.flatMap((choice) =>
    choice.options.flatMap((option) => {
      const picked = pickedAs(selection, choice, option);
      if (!picked) return [];
      const listing = listingOfModifier(choice.group, option.modifier);
      const subs = chosenModifiers(option.subChoices, picked.subs);
      return [{ ...listing, quantity: picked.quantity, subs, unavailability: null, origin: null }];
    }),
  );
}

export function listingOf({ category, entry, product }: ListedProduct): LineListing {
  return {
    productId: product.id,
    entryId: entry.id,
    categoryId: category.id,
    categoryName: category.name,
    code: product.code,
    name: entry.name,
    photo: product.photo,
    photoFocus: product.photoFocus,
    price: entry.price,
    taxRate: product.taxRate,
    rewardPoints: product.rewardPoints,
    preparationMinutes: product.preparationMinutes,
    categoryIds: product.categoryIds,
    tagIds: product.tagIds,
    fixedPrice: product.fixedPrice,
    labels: product.labels,
  };
}

export function lineFrom(listed: ListedProduct, menu: Menu, input: LineInput): CartLine {
  return {
    id: input.id,
    ...listingOf(listed),
    quantity: input.quantity,
    modifiers: chosenModifiers(choicesOf(listed.product, menu), input.selection),
    redemption: input.redemption,
    mealAddOns: fittingAddOns(input.mealAddOns, input.quantity),
    unavailability: null,
    origin: null,
    note: noteOf(input.note),
    addedAt: input.now,
  };
}

/**
 * A line's modifiers as a selection that can be edited. Unavailable modifiers are left out, because their ids may
 * belong to something else on this menu.
 */
export function selectionOf(modifiers: readonly CartModifier[]): Selection {
  return modifiers
    .filter(({ unavailability }) => unavailability === null)
    .map(({ groupId, modifierId, quantity, subs }) => ({ groupId, modifierId, quantity, subs: selectionOf(subs) }));
}
