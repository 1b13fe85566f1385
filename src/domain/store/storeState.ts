import type { Instant } from "../time/instant.ts";
import type { OrderWay } from "./offeredWays.ts";
import { openingAt } from "./openingHours.ts";
import type { Store } from "./store.ts";

/** Spec, "Store closed": one that is out of operation, or outside its hours and takes no order ahead. */
export type StoreState =
  | { readonly kind: "not-in-operation" }
  | { readonly kind: "open"; readonly until: Instant | null }
  | { readonly kind: "pre-order"; readonly opens: Instant | null }
  | { readonly kind: "closed"; readonly opens: Instant | null };

/** With the ways that it offers: a flag for another would promise an order that the checkout refuses. */
export function storeState<Way extends OrderWay>(
  store: Pick<Store, "hours" | "zone" | "inOperation"> & { readonly preOrder: Pick<Store["preOrder"], Way> },
  ways: readonly Way[],
  now: Instant,
): StoreState {
  if (!store.inOperation) return { kind: "not-in-operation" };
  const opening = openingAt(store, now);
  if (opening.kind === "open") return opening;
  const takesOrdersAhead = ways.some((way) => store.preOrder[way]);
  return { kind: takesOrdersAhead ? "pre-order" : "closed", opens: opening.opens };
}
