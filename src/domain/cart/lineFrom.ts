import type { Category, Menu, MenuEntry, Product } from "../menu/menu.ts";
import { type Choice, choicesOf, pickedAs, type Selection } from "../menu/selection.ts";
import type { Instant } from "../time/instant.ts";
import type { CartLine, CartModifier, LineId, Redemption, RolledItem } from "./cart.ts";
import { fittingRolled } from "./fittingRolled.ts";
import { longestNote } from "./limits.ts";

/** A product as one category lists it. */
export interface ListedProduct {
  readonly category: Pick<Category, "id" | "name">;
  readonly entry: MenuEntry;
  readonly product: Product;
}

/** What the diner wants of it. */
export interface Wish {
  readonly id: LineId;
  readonly selection: Selection;
  readonly quantity: number;
  readonly note: string;
  readonly redemption: Redemption | null;
  readonly rolled: readonly RolledItem[];
  readonly now: Instant;
}

export function chosenModifiers(choices: readonly Choice[], selection: Selection): CartModifier[] {
  return choices.flatMap((choice) =>
    choice.options.flatMap((option) => {
      const picked = pickedAs(selection, choice, option);
      if (!picked) return [];
      const { id, name, price, taxRate } = option.modifier;
      const subs = chosenModifiers(option.subChoices, picked.subs);
      return [{ groupId: choice.group.id, modifierId: id, name, price, taxRate, quantity: picked.quantity, subs }];
    }),
  );
}

/** Trimmed and cut; a cut never leaves half a character. */
function noteOf(text: string): string {
  return text
    .trim()
    .slice(0, longestNote)
    .replace(/[\uD800-\uDBFF]$/, "");
}

export function lineFrom({ category, entry, product }: ListedProduct, menu: Menu, wish: Wish): CartLine {
  return {
    id: wish.id,
    productId: product.id,
    entryId: entry.id,
    categoryId: category.id,
    categoryName: category.name,
    name: entry.name,
    photo: product.photo,
    price: entry.price,
    taxRate: product.taxRate,
    rewardPoints: product.rewardPoints,
    preparationMinutes: product.preparationMinutes,
    categoryIds: product.categoryIds,
    tagIds: product.tagIds,
    fixedPrice: product.fixedPrice,
    quantity: wish.quantity,
    modifiers: chosenModifiers(choicesOf(product, menu), wish.selection),
    redemption: wish.redemption,
    rolled: fittingRolled(wish.rolled, wish.quantity),
    lack: null,
    note: noteOf(wish.note),
    addedAt: wish.now,
  };
}

/** What was picked for a line, to edit it. */
export function selectionOf(modifiers: readonly CartModifier[]): Selection {
  return modifiers.map(({ groupId, modifierId, quantity, subs }) => ({
    groupId,
    modifierId,
    quantity,
    subs: selectionOf(subs),
  }));
}
