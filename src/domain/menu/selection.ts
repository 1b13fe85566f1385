import { defaultMost, leastOf } from "./groupLimits.ts";
import type { Menu, Modifier, ModifierGroup, ModifierGroupId, ModifierId, Product } from "./menu.ts";

/** A modifier of one product, with the choices below it. */
export interface Option {
  readonly modifier: Modifier;
  readonly isSoldOut: boolean;
  /** Sub-modifiers, one level deep (R11). */
  readonly subChoices: readonly Choice[];
}

/** A modifier group of a product and its options. */
export interface Choice {
  readonly group: ModifierGroup;
  readonly options: readonly Option[];
}

/** Identifies an option by its group and modifier. */
export interface OptionReference {
  readonly groupId: ModifierGroupId;
  readonly modifierId: ModifierId;
}

/** Identifies an option of a product. `under` is the picked modifier that a sub-modifier belongs to. */
export interface OptionPath extends OptionReference {
  readonly under: OptionReference | null;
}

export interface Picked extends OptionReference {
  readonly quantity: number;
  /** Quantities are per unit of this modifier (R14). */
  readonly subs: Selection;
}

/** The picked options in the order of the choices, so that equal selections are equal data (R40). */
export type Selection = readonly Picked[];

function optionOf(modifier: Modifier, menu: Menu, depth: number): Option {
  // R11: a modifier can't be picked if its linked product is sold out. It has no sub-choices if that product is
  // missing.
  const linked = modifier.linkedProductId === null ? undefined : menu.products.get(modifier.linkedProductId);
  return {
    modifier,
    isSoldOut: linked?.isSoldOut ?? false,
    subChoices: linked && depth === 0 ? choicesAt(linked, menu, 1) : [],
  };
}

function choicesAt(product: Product, menu: Menu, depth: number): readonly Choice[] {
  return product.groupIds.flatMap((groupId) => {
    const group = menu.groups.get(groupId);
    // A group without modifiers is left out (R10).
    if (!group || group.modifiers.length === 0) return [];
    return [{ group, options: group.modifiers.map((modifier) => optionOf(modifier, menu, depth)) }];
  });
}

export function choicesOf(product: Product, menu: Menu): readonly Choice[] {
  return choicesAt(product, menu, 0);
}

export function pickedFrom(selection: Selection, { group }: Choice): Selection {
  return selection.filter(({ groupId }) => groupId === group.id);
}

export function pickedAs(selection: Selection, { group }: Choice, { modifier }: Option): Picked | undefined {
  return selection.find(({ groupId, modifierId }) => groupId === group.id && modifierId === modifier.id);
}

/** A group's minimum and maximum apply to the total quantity (S9). */
export function totalOf(picked: Selection): number {
  return picked.reduce((total, { quantity }) => total + quantity, 0);
}

export function mostOf({ group }: Choice): number {
  if (group.isSingle && !group.includesQuantity) return 1;
  return group.maximum ?? Number.POSITIVE_INFINITY;
}

/** Without quantities, a modifier can be picked once. With quantities, MinQty is its smallest quantity above 0. */
function fewest({ group }: Choice, { modifier }: Option): number {
  return group.includesQuantity ? Math.max(1, modifier.minimum) : 1;
}

/** The quantity closest to `wanted` that the limits allow; 0 if none is allowed. */
export function allowed(choice: Choice, option: Option, selection: Selection, wanted: number): number {
  if (option.isSoldOut) return 0;
  const { group } = choice;
  // In a single-choice group, a new pick replaces the others.
  const others = group.isSingle
    ? 0
    : totalOf(pickedFrom(selection, choice).filter(({ modifierId }) => modifierId !== option.modifier.id));
  const most = group.includesQuantity ? (option.modifier.maximum ?? defaultMost) : 1;
  const least = fewest(choice, option);
  const quantity = Math.min(Math.max(wanted, least), most, mostOf(choice) - others);
  return quantity >= least ? quantity : 0;
}

export function canAdd(choice: Choice, option: Option, selection: Selection): boolean {
  const quantity = pickedAs(selection, choice, option)?.quantity ?? 0;
  return allowed(choice, option, selection, quantity + 1) > quantity;
}

/**
 * S9: at the minimum, removal is disabled until the diner adds another option. If nothing more can be added (minimum
 * and maximum are equal), removal is allowed, and the group shows what is missing.
 */
function canDrop(choice: Choice, selection: Selection, count: number): boolean {
  const total = totalOf(pickedFrom(selection, choice));
  if (total - count >= leastOf(choice)) return true;
  const hasNoRoom = mostOf(choice) <= Math.max(leastOf(choice), total);
  return !choice.group.isSingle && hasNoRoom;
}

/** The quantity after removing one: 0 if it would fall below the modifier's smallest quantity. */
export function oneLess(choice: Choice, option: Option, quantity: number): number {
  return quantity <= fewest(choice, option) ? 0 : quantity - 1;
}

export function canRemove(choice: Choice, option: Option, selection: Selection): boolean {
  const quantity = pickedAs(selection, choice, option)?.quantity ?? 0;
  return quantity > 0 && canDrop(choice, selection, quantity - oneLess(choice, option, quantity));
}

export function canUnpick(choice: Choice, option: Option, selection: Selection): boolean {
  const quantity = pickedAs(selection, choice, option)?.quantity ?? 0;
  return quantity > 0 && canDrop(choice, selection, quantity);
}
