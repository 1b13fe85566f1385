import type { Product } from "../../domain/menu/menu.ts";
import type { Cents } from "../../domain/money/cents.ts";

/** A product offered at a lower price. */
export interface Pick {
  readonly key: string;
  readonly product: Product;
  readonly name: string;
  /** Without modifiers. */
  readonly before: Cents;
  readonly now: Cents;
  /** What it costs besides money; empty if nothing. */
  readonly cost: string;
  /** Why it is unavailable; null if it is available. */
  readonly blockedReason: string | null;
}
