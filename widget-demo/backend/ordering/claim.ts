import type { Cents } from "./money.ts";
import { orderChanged, Refusal } from "./refusal.ts";

/** An amount's place in the order, its expected value, and its actual value. */
export type Claim = readonly [field: string, expected: Cents, found: number];

export function refuseSums(words: string): never {
  throw new Refusal(orderChanged, `This order does not add up: ${words}.`);
}
