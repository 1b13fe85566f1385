import type { Cents } from "./money.ts";
import { Refusal } from "./refusal.ts";
import { words } from "./words.ts";

/** The field of an amount in the order, its expected value, and its actual value. */
export type Claim = readonly [field: string, expected: Cents, found: number];

export function refuseSums(why: string): never {
  throw new Refusal(words.orderChanged, `This order does not add up: ${why}.`);
}
