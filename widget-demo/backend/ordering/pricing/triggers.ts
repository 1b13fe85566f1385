import { type Cents, sumOf } from "../money.ts";
import { changedPrice } from "./priceChange.ts";
import type { PricedItem } from "./pricedItem.ts";
import { type Circumstances, countsFor, runsOf } from "./triggerConditions.ts";
import type { GroupedBy, Outcome, Trigger } from "./triggerRules.ts";

/** A trigger's discount on one item of the order. */
interface Share {
  readonly index: number;
  readonly units: number;
  readonly amount: Cents;
}

/** A trigger that gave a discount. `kind` is the value on the wire. */
export interface AppliedTrigger {
  readonly id: string;
  readonly kind: 0 | 1 | 2;
  readonly amount: Cents;
  /** In the order of the cart; empty for a whole-order trigger. */
  readonly shares: readonly Share[];
}

/** R20 at the time of posting: whether it is a member's first order, and which offers the diner accepted. */
interface Acceptance {
  readonly acceptedIds: readonly string[];
  readonly isFirstOrderOfMember: boolean;
}

/** R20: 0 and 3 (this is the checkout) apply automatically, 1 and 2 when accepted, 4 to a member's first order. */
function isOn({ id, mode }: Trigger, { acceptedIds, isFirstOrderOfMember }: Acceptance): boolean {
  if (mode === 4) return isFirstOrderOfMember;
  return mode === 0 || mode === 3 || acceptedIds.includes(id);
}

/** R18: applies the triggers one after another, in the given order. */
export function applyPerItem(
  triggers: readonly Trigger[],
  acceptance: Acceptance,
  circumstances: Circumstances,
): readonly AppliedTrigger[] {
  const { items } = circumstances;
  const free = items.map(({ quantity }) => quantity);
  return triggers.flatMap((trigger) => {
    const { id, reach } = trigger;
    const runs = runsOf(trigger, circumstances);
    if (reach.kind !== "per item" || runs === 0 || !isOn(trigger, acceptance)) return [];
    const shares = reach.outcomes.flatMap((outcome) => {
      const taken = sharesOf(trigger, outcomeLines(items, trigger, reach.by, outcome), outcome.quantity * runs, free);
      for (const { index, units } of taken) free[index] = (free[index] ?? 0) - units;
      return taken;
    });
    const amount = sumOf(shares.map((share) => share.amount));
    return amount === 0 ? [] : [{ id, kind: 2 as const, amount, shares: byLine(shares) }];
  });
}

interface Line {
  readonly index: number;
  readonly item: PricedItem;
}

/** R18: the most expensive units first, or the cheapest. Ties keep the order of the cart. */
function outcomeLines(
  items: readonly PricedItem[],
  { dearestFirst }: Trigger,
  by: GroupedBy,
  { id }: Outcome,
): readonly Line[] {
  const direction = dearestFirst ? -1 : 1;
  return items
    .map((item, index) => ({ item, index }))
    .filter(({ item }) => countsFor(item, { by, id }))
    .sort((one, other) => direction * (one.item.unit - other.item.unit));
}

/** A limit of 0, or a missing one, means no limit. */
function sharesOf(
  { change }: Trigger,
  lines: readonly Line[],
  limit: number,
  free: readonly number[],
): readonly Share[] {
  let left = limit > 0 ? limit : Number.POSITIVE_INFINITY;
  return lines.flatMap(({ item, index }) => {
    const { unitPrice } = item.base;
    const changed = changedPrice(change, unitPrice, item.offer.ownFixedPrice);
    // R13: a negative modifier can make the unit cheaper than the discount, which is then limited to the unit's price.
    const gain = changed === null ? 0 : Math.min(item.unit, unitPrice - changed);
    const units = Math.min(left, free[index] ?? 0);
    if (gain <= 0 || units <= 0) return [];
    left -= units;
    return [{ index, units, amount: gain * units }];
  });
}

/** Two outcomes of a trigger may apply to the same line. R23 computes the tax on their sum. */
function byLine(shares: readonly Share[]): readonly Share[] {
  const lines = new Map<number, Share>();
  for (const share of shares) {
    const known = lines.get(share.index) ?? { index: share.index, units: 0, amount: 0 };
    lines.set(share.index, { ...known, units: known.units + share.units, amount: known.amount + share.amount });
  }
  return [...lines.values()].sort((one, other) => one.index - other.index);
}

/** R19: applies the first trigger that gives a discount on what is left. */
export function applyWholeOrder(
  triggers: readonly Trigger[],
  acceptance: Acceptance,
  circumstances: Circumstances,
  left: Cents,
): AppliedTrigger | null {
  for (const trigger of triggers) {
    const { id, change, reach } = trigger;
    if (reach.kind !== "whole order" || !isOn(trigger, acceptance) || runsOf(trigger, circumstances) === 0) continue;
    const amount = left - (changedPrice(change, left, null) ?? left);
    if (amount > 0) return { id, kind: 0, amount, shares: [] };
  }
  return null;
}

/** The discounts on rolled-in items. The subtotal already includes them. */
export function listRolledIn(items: readonly PricedItem[]): readonly AppliedTrigger[] {
  const shares = new Map<string, Share[]>();
  for (const [index, { role, quantity }] of items.entries()) {
    if (role.kind !== "rolled in") continue;
    const share = { index, units: quantity, amount: role.saved * quantity };
    shares.set(role.trigger.id, [...(shares.get(role.trigger.id) ?? []), share]);
  }
  return [...shares].map(([id, each]) => ({
    id,
    kind: 1,
    amount: sumOf(each.map(({ amount }) => amount)),
    shares: each,
  }));
}
