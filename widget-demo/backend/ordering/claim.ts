import type { Cents } from "./money.ts";
import { orderChanged, Refusal } from "./refusal.ts";

/** Where an amount stands in the order, what it should be, and what it is. */
export type Claim = readonly [field: string, expected: Cents, found: number];

export function refuseSums(words: string): never {
  throw new Refusal(orderChanged, `This order does not add up: ${words}.`);
}
