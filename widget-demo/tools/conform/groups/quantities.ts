import type { Choice, ChoiceGroup } from "../../../backend/ordering/pricing/menuOffer.ts";
import type { Extra } from "../basket.ts";
import type { Check } from "../check.ts";
import { extraOf } from "../dishes.ts";
import { dishWithChoice, sellable, withOthers } from "../lines.ts";
import type { Order } from "../order.ts";
import { type Make, refusal, withItem } from "../refusal.ts";
import type { Subject } from "../subject.ts";
import { skip } from "../verdict.ts";

/** Enough for any minimum. */
const many = 20;

const out = (sentence: string, make: Make) => refusal(sentence, undefined, make);

/** An order with what `extrasFor` finds in a group of some dish, besides what the other groups need. */
const chosen = (sentence: string, otherwise: string, extrasFor: (group: ChoiceGroup) => readonly Extra[] | null) =>
  out(sentence, (subject) => {
    for (const dish of sellable(subject.shop))
      for (const group of dish.offer.groups) {
        const extras = extrasFor({ ...group, choices: group.choices.filter(isPlain) });
        if (extras)
          return subject.order({ lines: [{ ...dish, quantity: many, extras: withOthers(dish, group, extras) }] });
      }
    return skip(otherwise);
  });

function isPlain({ isSoldOut, groups }: Choice): boolean {
  return !isSoldOut && groups.length === 0;
}

/** So many of these choices; null if they can't be had. */
function spread(choices: readonly Choice[], total: number): readonly Extra[] | null {
  let left = total;
  const extras = choices.map((choice) => {
    const quantity = Math.min(left, choice.most);
    left -= quantity;
    return { ...extraOf(choice), quantity };
  });
  return left > 0 ? null : extras.filter(({ quantity }) => quantity > 0);
}

/** The sums of the usual order, for lines of one more and of one less than none. */
async function oneLessThanNone(subject: Subject): Promise<Order> {
  const usual = await subject.order();
  const lines = await subject.order({
    alter(order) {
      const more = withItem(order, { Quantity: (usual.OrderItems[0]?.Quantity ?? 0) + 1 });
      return { ...more, OrderItems: [...more.OrderItems, ...withItem(order, { Quantity: -1 }).OrderItems] };
    },
  });
  return { ...taxedAs(usual, taxOf(lines)), OrderItems: lines.OrderItems };
}

function taxOf({ OrderItems }: Order): number {
  return OrderItems.flatMap(({ FinalTotalTax, OrderExtras }) => [
    FinalTotalTax,
    ...OrderExtras.map(({ FinalTax }) => FinalTax),
  ]).reduce((sum, tax) => sum + tax, 0);
}

/** Several lines may round their tax to another cent than one. */
function taxedAs(order: Order, tax: number): Order {
  const more = tax - order.SubtotalTax;
  const cents = (dollars: number) => Math.round(dollars * 100) / 100;
  return {
    ...order,
    SubtotalTax: cents(order.SubtotalTax + more),
    SubtotalExcludingTax: cents(order.SubtotalExcludingTax - more),
    TotalTax: cents(order.TotalTax + more),
    TotalExcludingTax: cents(order.TotalExcludingTax - more),
  };
}

export const quantities: readonly Check[] = [
  out("A quantity below zero is refused, though the order adds up.", oneLessThanNone),
  out("Half a quantity is refused, though the order adds up.", (subject) => {
    const dish = sellable(subject.shop).find(({ offer, extras }) =>
      [...offer.prices, ...extras.map(({ price }) => price)].every((price) => price % 2 === 0),
    );
    const lines = [{ ...(dish ?? skip("no dish has a price in even cents.")), quantity: many }];
    return subject.order({ lines, alter: (order) => withItem(order, { Quantity: many - 0.5 }) });
  }),
  out("A choice's quantity below zero is refused, though the order adds up.", (subject) => {
    const lines = [{ ...dishWithChoice(subject.shop), quantity: many }];
    return subject.order({
      lines,
      alter(order) {
        const [extra, ...others] = order.OrderItems[0]?.OrderExtras ?? [];
        return withItem(order, { OrderExtras: [{ ...extra, Quantity: -1 }, ...others] });
      },
    });
  }),
  chosen("A dish without a choice that it needs is refused.", "no dish needs a choice.", ({ least }) =>
    least > 0 ? [] : null,
  ),
  chosen(
    "Two choices of a group that takes one (IsSingleSel) are refused.",
    "no dish has such a group.",
    ({ isSingle, choices }) => (isSingle && choices.length > 1 ? choices.slice(0, 2).map(extraOf) : null),
  ),
  chosen(
    "More than a group's MaximumSelection is refused.",
    "no dish has a group with one that can be passed.",
    ({ most, isSingle, choices }) => (isSingle ? null : spread(choices, most + 1)),
  ),
  chosen(
    "A choice more often than it may be taken (IncludeQuantity, MaxQty) is refused.",
    "no dish has a choice whose own limit is below its group's.",
    ({ most, isSingle, choices: [choice] }) =>
      choice && !isSingle && choice.most < most ? [{ ...extraOf(choice), quantity: choice.most + 1 }] : null,
  ),
];
