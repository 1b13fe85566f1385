import type { OrderStatus } from "./liveOrder.ts";

/** The diner's options on the completed-order screen, in the order of the buttons. */
export type NextStep =
  | { readonly kind: "re-enter-payment" }
  | { readonly kind: "retry"; readonly to: "menu" | "checkout-of-order" }
  | { readonly kind: "order-history" }
  | { readonly kind: "continue" };

const failed: ReadonlySet<OrderStatus> = new Set(["rejected", "refused"]);

export function offerNext(situation: {
  readonly status: OrderStatus;
  readonly isSignedIn: boolean;
  readonly isCartEmpty: boolean;
}): readonly NextStep[] {
  const { status, isSignedIn, isCartEmpty } = situation;
  const next: NextStep[] = [];
  if (status === "payment-failed") next.push({ kind: "re-enter-payment" });
  // The old order can refill the cart only if the cart is empty.
  if (failed.has(status)) next.push({ kind: "retry", to: isCartEmpty ? "checkout-of-order" : "menu" });
  if (isSignedIn) next.push({ kind: "order-history" });
  next.push({ kind: "continue" });
  return next;
}
