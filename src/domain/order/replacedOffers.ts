import type { TriggerId } from "../cart/cart.ts";
import { type Cents, cents } from "../money/cents.ts";
import { type Discounts, totalOff } from "./offeredCart.ts";

/** The offers that a code takes the place of (R17), and how much more it takes off. */
export interface ReplacedOffers {
  readonly names: readonly string[];
  readonly more: Cents;
}

function namesOf({ perItem, wholeOrder }: Discounts): ReadonlyMap<TriggerId, string> {
  const discounts = [...[...perItem.values()].flat(), ...(wholeOrder ? [wholeOrder] : [])];
  return new Map(discounts.map(({ triggerId, name }) => [triggerId, name]));
}

/** Null if the code counts beside every offer that would apply without it. */
export function replacedOffers(withCode: Discounts, without: Discounts): ReplacedOffers | null {
  const remaining = namesOf(withCode);
  const names = [...namesOf(without)].flatMap(([triggerId, name]) => (remaining.has(triggerId) ? [] : [name]));
  return names.length === 0 ? null : { names, more: cents(totalOff(withCode) - totalOff(without)) };
}
