import type { LineId, MealAddOn, TriggerId } from "../cart/cart.ts";
import type { PricedGoods } from "../cart/pricedLine.ts";
import type { ProductId } from "../menu/menu.ts";
import { type Cents, cents, sumCents } from "../money/cents.ts";
import type { Trigger } from "../promotion/trigger.ts";
import type { Discounts } from "./offeredCart.ts";

interface TouchedLine {
  readonly lineId: LineId;
  readonly productId: ProductId;
  readonly units: number;
  readonly amount: Cents;
}

/** An offer that was applied, and the lines that it affected. */
export interface AppliedTrigger {
  readonly triggerId: TriggerId;
  readonly name: string;
  readonly kind: Trigger["kind"];
  readonly amount: Cents;
  /** Empty for an offer on the whole order. */
  readonly items: readonly TouchedLine[];
}

function touchedByItem({ id }: Trigger, goods: readonly PricedGoods[], { perItem }: Discounts): TouchedLine[] {
  return goods.flatMap(({ line }) => {
    const discount = perItem.get(line.id)?.find(({ triggerId }) => triggerId === id);
    if (!discount) return [];
    return [{ lineId: line.id, productId: line.productId, units: discount.units, amount: discount.amount }];
  });
}

function savedBy({ price, reducedPrice }: MealAddOn): Cents {
  return cents(price - reducedPrice);
}

function touchedByRoll({ id }: Trigger, goods: readonly PricedGoods[]): TouchedLine[] {
  return goods.flatMap(({ line, mealAddOns }) =>
    mealAddOns
      .filter(({ item }) => item.triggerId === id)
      .map(({ item }) => ({ lineId: line.id, productId: item.productId, units: 1, amount: savedBy(item) })),
  );
}

function applied({ id, name, kind }: Trigger, items: readonly TouchedLine[]): AppliedTrigger[] {
  if (items.length === 0) return [];
  return [{ triggerId: id, name, kind, amount: sumCents(items.map(({ amount }) => amount)), items }];
}

/** In the order in which they were applied (R15, R18). Roll-into-meal offers come last. */
export function appliedTriggers(
  triggers: readonly Trigger[],
  goods: readonly PricedGoods[],
  discounts: Discounts,
): readonly AppliedTrigger[] {
  const { wholeOrder } = discounts;
  const perItem = triggers.filter(({ kind }) => kind === "per-item");
  const rolls = triggers.filter(({ kind }) => kind === "roll-into-meal");
  return [
    ...perItem.flatMap((trigger) => applied(trigger, touchedByItem(trigger, goods, discounts))),
    ...(wholeOrder ? [{ ...wholeOrder, kind: "whole-order" as const, items: [] }] : []),
    ...rolls.flatMap((trigger) => applied(trigger, touchedByRoll(trigger, goods))),
  ];
}
