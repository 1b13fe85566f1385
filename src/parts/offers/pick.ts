import type { Product } from "../../domain/menu/menu.ts";
import type { Cents } from "../../domain/money/cents.ts";

/** A product at a lower price. */
export interface Pick {
  readonly key: string;
  readonly product: Product;
  readonly name: string;
  /** Without modifiers. */
  readonly before: Cents;
  readonly now: Cents;
  /** What it costs beside money; empty where nothing. */
  readonly cost: string;
  /** Why it isn't available; null where it is. */
  readonly barred: string | null;
}
