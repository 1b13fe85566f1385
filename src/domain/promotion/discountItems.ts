import type { LineId, TriggerId } from "../cart/cart.ts";
import type { PricedGoods } from "../cart/pricedLine.ts";
import type { Cents } from "../money/cents.ts";
import { cents, timesCents } from "../money/cents.ts";
import { leastCents } from "../money/rounding.ts";
import type { Basket } from "./basket.ts";
import { runCount } from "./canApply.ts";
import { priceDiscount } from "./discount.ts";
import type { Outcome, PerItemTrigger } from "./trigger.ts";

/** One offer's discount on one line. */
export interface ItemDiscount {
  readonly triggerId: TriggerId;
  readonly name: string;
  readonly units: number;
  readonly amount: Cents;
}

export type ItemDiscounts = ReadonlyMap<LineId, readonly ItemDiscount[]>;

/** The lines in the order in which an offer uses their units. `from` is the index of the first line with units left. */
interface Queue {
  readonly lines: readonly PricedGoods[];
  from: number;
}

/** R18: ties keep the order of the cart, because the sort is stable. */
function inOrder(lines: readonly PricedGoods[], isDearestFirst: boolean): Queue {
  const sign = isDearestFirst ? -1 : 1;
  return { lines: [...lines].sort((one, other) => sign * (one.unit - other.unit)), from: 0 };
}

/**
 * The discount for one unit. It is limited to the unit price, which a modifier with a negative price may lower below
 * the base price.
 */
function offEach({ line, unit }: PricedGoods, { cut }: PerItemTrigger): Cents {
  return leastCents(priceDiscount(line, cut) ?? cents(0), unit);
}

/** R18: one pass over the applying offers in their order. Each unit is discounted at most once. */
class Round {
  readonly taken = new Map<LineId, ItemDiscount[]>();
  private readonly left = new Map<LineId, number>();
  private readonly queues = new Map<string, Queue>();
  private readonly basket: Basket;

  constructor(basket: Basket) {
    this.basket = basket;
  }

  apply(trigger: PerItemTrigger): void {
    const runs = runCount(trigger, this.basket);
    for (const outcome of trigger.outcomes) {
      this.take(trigger, outcome, outcome.quantity === null ? Number.POSITIVE_INFINITY : outcome.quantity * runs);
    }
  }

  private queueOf({ kind, id }: Outcome, isDearestFirst: boolean): Queue {
    const key = `${kind} ${isDearestFirst} ${id}`;
    const known = this.queues.get(key);
    if (known) return known;
    const lines = kind === "category" ? this.basket.ofCategory(id) : this.basket.ofTag(id);
    const queue = inOrder(lines, isDearestFirst);
    this.queues.set(key, queue);
    return queue;
  }

  private unitsLeft({ line }: PricedGoods): number {
    return this.left.get(line.id) ?? line.quantity;
  }

  private take(trigger: PerItemTrigger, outcome: Outcome, most: number): void {
    const queue = this.queueOf(outcome, trigger.isDearestFirst);
    const { lines } = queue;
    let wanted = most;
    for (let at = queue.from; at < lines.length && wanted > 0; at += 1) {
      const goods = lines[at];
      if (!goods) return;
      const units = Math.min(this.unitsLeft(goods), wanted);
      if (units === 0 && at === queue.from) queue.from += 1;
      const each = units === 0 ? cents(0) : offEach(goods, trigger);
      if (each === 0) continue;
      this.record(goods, trigger, units, timesCents(each, units));
      wanted -= units;
    }
  }

  private record({ line }: PricedGoods, { id, name }: PerItemTrigger, units: number, amount: Cents): void {
    this.left.set(line.id, (this.left.get(line.id) ?? line.quantity) - units);
    const before = this.taken.get(line.id) ?? [];
    const same = before.find(({ triggerId }) => triggerId === id);
    const others = before.filter((each) => each !== same);
    const whole = {
      triggerId: id,
      name,
      units: units + (same?.units ?? 0),
      amount: cents(amount + (same?.amount ?? 0)),
    };
    this.taken.set(line.id, [...others, whole]);
  }
}

export function discountItems(triggers: readonly PerItemTrigger[], basket: Basket): ItemDiscounts {
  const round = new Round(basket);
  for (const trigger of triggers) round.apply(trigger);
  return round.taken;
}
