import type { Getter, Setter } from "jotai";
import type { AnalyticsItem } from "../../../domain/cart/analyticsItems.ts";
import type { Attempt } from "../../../domain/checkout/attempt.ts";
import type { PlacedOrder } from "../../../domain/checkout/placement.ts";
import type { OrderReference } from "../../../domain/order/orderReference.ts";
import type { PaymentMethod } from "../../../domain/payment/paymentMethod.ts";
import type { Tender } from "../../../domain/payment/settlement.ts";
import type { Attempts } from "../../../services/ports/ordering.ts";

/** A stored cart, as claiming or forgetting an order needs it. */
export interface AttemptCart {
  isAsOrdered(attempt: Attempt): boolean;
  removeFromCart(attempt: Attempt): void;
  undoRemove(attempt: Attempt): void;
}

/** What differs between the goods that can be ordered. One state machine places all of them (R33). */
export interface GoodsKind {
  attempts(get: Getter): Attempts;
  attemptCart(get: Getter): AttemptCart;
  /** For the page's analytics (R83). */
  items(ordered: Attempt["ordered"]): readonly AnalyticsItem[];
  /** The payment method of the order that is about to be sent. */
  payment(get: Getter): PaymentMethod;
  /** Makes the cart in memory and the cart on the device the same again. */
  reconcileCart(get: Getter, set: Setter): void;
  /**
   * Announces the order to the host page (R83) if `isOurs`, which means that no other tab has done so. Then removes
   * what was ordered from the cart, and everything that was only for this order. `tender` is what it was paid with.
   */
  settle(get: Getter, set: Setter, order: PlacedOrder, tender: Tender, isOurs: boolean): void;
  /**
   * Replaces the checkout with the order's screen. Returns false if its store isn't shown: the diner gets a message
   * then.
   */
  show(get: Getter, set: Setter, reference: OrderReference): boolean;
  /** The same for an order that was placed while another store was shown, and that the diner hasn't seen since. */
  showUnseen(get: Getter, set: Setter): void;
}
