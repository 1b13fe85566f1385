import { atom } from "jotai";
import type { CartLine } from "../../domain/cart/cart.ts";
import type { OrderMode } from "../../domain/fulfilment/orderMode.ts";
import type { Cents } from "../../domain/money/cents.ts";
import type { Instant } from "../../domain/time/instant.ts";

/** What the thank-you page says of an order that its diner can't follow. */
export interface ThankedOrder {
  readonly lines: readonly Pick<CartLine, "id" | "name" | "quantity">[];
  readonly total: Cents;
  /** Where the confirmation goes; empty if the order asked for no address. */
  readonly email: string;
  readonly mode: OrderMode;
  /** Null if the order has no time. */
  readonly scheduledAt: Instant | null;
  /** As of a `LiveOrder`. */
  readonly isWayKnown: boolean;
}

/**
 * The order that this tab has just placed. Only in memory: nobody may see a guest's order later, not even by its link
 * (S31).
 */
export const thankedOrderAtom = atom<ThankedOrder | null>(null);
