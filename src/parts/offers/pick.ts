import type { Product } from "../../domain/menu/menu.ts";
import type { Cents } from "../../domain/money/cents.ts";

/** A product that may be had for less. */
export interface Pick {
  readonly key: string;
  readonly product: Product;
  readonly name: string;
  /** Without modifiers. */
  readonly before: Cents;
  readonly now: Cents;
  /** What is given for it beside money; empty where nothing is. */
  readonly cost: string;
  /** Why it can't be had; null where it can. */
  readonly barred: string | null;
}
