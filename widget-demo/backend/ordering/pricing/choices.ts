import { centsOf } from "../money.ts";
import type { OrderExtra, OrderItem, TrackingOrder } from "../orderBody.ts";
import { Refusal } from "../refusal.ts";
import { words } from "../words.ts";
import type { Choice, ChoiceGroup } from "./menuOffer.ts";
import type { PricedItem } from "./pricedItem.ts";

interface Ordered {
  readonly item: OrderItem;
  readonly place: string;
}

type Extra = Pick<OrderExtra, "Extra_ID" | "Quantity" | "UsingUnitPrice">;

/** The name that the diner saw in the order. */
export function dishOf({ Name }: OrderItem): string {
  return Name?.trim() || "A dish of your order";
}

/**
 * A modifier may be in two groups at different prices. An order doesn't name the group, but its price shows which one
 * it is.
 */
export function findChoice(groups: readonly ChoiceGroup[], extra: Extra, { item, place }: Ordered): Choice {
  const named = choicesNamed(groups, extra.Extra_ID);
  const posted = centsOf(extra.UsingUnitPrice);
  const choice = named.find(({ price }) => price === posted) ?? named[0];
  if (!choice) {
    throw new Refusal(
      words.choiceGone(dishOf(item)),
      `${place} has the Extra_ID ${extra.Extra_ID}, which the product does not offer.`,
    );
  }
  if (choice.isSoldOut) {
    throw new Refusal(
      words.choiceSoldOut(dishOf(item)),
      `${place}: the product that Extra_ID ${extra.Extra_ID} links to has Status 3.`,
    );
  }
  return choice;
}

function choicesNamed(groups: readonly ChoiceGroup[], id: string): readonly Choice[] {
  return groups.flatMap(({ choices }) => choices.filter((choice) => choice.id === id));
}

/** S9: the choices of each line keep to their limits. */
export function checkChoices({ OrderItems }: TrackingOrder, items: readonly PricedItem[]): void {
  for (const [index, item] of OrderItems.entries()) {
    const ordered = { item, place: `OrderItems[${index}]` };
    const groups = items[index]?.offer.groups ?? [];
    checkLimits(groups, item.OrderExtras, ordered);
    for (const extra of item.OrderExtras) {
      checkLimits(findChoice(groups, extra, ordered).groups, extra.ChildrenOrderExtras, ordered);
    }
  }
}

function checkLimits(groups: readonly ChoiceGroup[], extras: readonly Extra[], ordered: Ordered): void {
  for (const group of groups) checkGroup(group, groups, extras, ordered);
  for (const id of new Set(extras.map(({ Extra_ID }) => Extra_ID))) checkChoice(id, groups, extras, ordered);
}

/** A choice that is in two groups counts for the one that needs it. */
function checkGroup(
  group: ChoiceGroup,
  groups: readonly ChoiceGroup[],
  extras: readonly Extra[],
  ordered: Ordered,
): void {
  const { id, least, most, isSingle, choices } = group;
  const within = extras.filter(({ Extra_ID }) => choices.some((choice) => choice.id === Extra_ID));
  const only = within.filter(({ Extra_ID }) => choicesNamed(groups, Extra_ID).length === 1);
  const isOne = !isSingle || new Set(only.map(({ Extra_ID }) => Extra_ID)).size <= 1;
  if (isOne && totalOf(within) >= least && totalOf(only) <= most) return;
  const range = Number.isFinite(most) ? `from ${least} to ${most}` : `${least} or more`;
  throw outOfLimits(ordered, `${totalOf(within)} of ModifierGroups.${id}, which takes ${range}`);
}

function checkChoice(id: string, groups: readonly ChoiceGroup[], extras: readonly Extra[], ordered: Ordered): void {
  const named = choicesNamed(groups, id);
  const total = totalOf(extras.filter(({ Extra_ID }) => Extra_ID === id));
  const most = named.reduce((sum, choice) => sum + choice.most, 0);
  const least = Math.min(...named.map((choice) => choice.least));
  if (total >= least && total <= most) return;
  throw outOfLimits(ordered, `${total} of the Extra_ID ${id}, which may be taken from ${least} to ${most} times`);
}

function outOfLimits({ item, place }: Ordered, what: string): Refusal {
  return new Refusal(words.chooseAgain(dishOf(item)), `${place} has ${what}.`);
}

function totalOf(extras: readonly Extra[]): number {
  return extras.reduce((sum, { Quantity }) => sum + Quantity, 0);
}
