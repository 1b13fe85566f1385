import type { Instant } from "../time/instant.ts";
import { openingAt } from "./openingAt.ts";
import type { Store } from "./store.ts";

/** S1: a store that isn't in operation, or is outside its hours and takes no orders ahead. */
export type StoreState =
  | { readonly kind: "not-in-operation" }
  | { readonly kind: "open"; readonly until: Instant | null }
  | { readonly kind: "pre-order"; readonly opens: Instant | null }
  | { readonly kind: "closed"; readonly opens: Instant | null };

export function storeState(
  store: Pick<Store, "hours" | "zone" | "inOperation">,
  takesLaterOrders: boolean,
  now: Instant,
): StoreState {
  if (!store.inOperation) return { kind: "not-in-operation" };
  const opening = openingAt(store, now);
  if (opening.kind === "open") return opening;
  return { kind: takesLaterOrders ? "pre-order" : "closed", opens: opening.opens };
}

/** Whether the store takes orders, now or ahead. False until the store has loaded. */
export function takesOrders(state: StoreState | null): boolean {
  return state?.kind === "open" || state?.kind === "pre-order";
}
