import type { Getter, Setter } from "jotai";
import type { AnalyticsItem } from "../../domain/cart/analyticsItems.ts";
import type { Attempt } from "../../domain/checkout/attempt.ts";
import type { PlacedOrder } from "../../domain/checkout/placement.ts";
import type { OrderReference } from "../../domain/order/orderReference.ts";
import type { PaymentMethod } from "../../domain/payment/paymentMethod.ts";
import type { Tender } from "../../domain/payment/settlement.ts";
import type { Attempts } from "../../services/ports/ordering.ts";

/** A stored cart, as claiming or forgetting an order needs it. */
export interface KeptCart {
  isAsOrdered(attempt: Attempt): boolean;
  takeOut(attempt: Attempt): void;
  putBack(attempt: Attempt): void;
}

/** What differs between the goods that can be ordered. One machine places them all (R33). */
export interface GoodsKind {
  attempts(get: Getter): Attempts;
  keptCart(get: Getter): KeptCart;
  /** For the page's analytics (R83). */
  items(ordered: Attempt["ordered"]): readonly AnalyticsItem[];
  /** How the order is paid that is about to be sent. */
  payment(get: Getter): PaymentMethod;
  /** Makes the cart in memory and the cart on the device the same again. */
  reconcileCart(get: Getter, set: Setter): void;
  /**
   * Tells the page around the shop (R83), unless somebody else has; then removes what was ordered from the cart, and
   * what belonged to this order alone. `isOurs`: nobody else has done it. `tender` is what it was paid with.
   */
  settle(get: Getter, set: Setter, order: PlacedOrder, tender: Tender, isOurs: boolean): void;
  /** Replaces the checkout by the order's screen. False: its store isn't shown, so the diner is told of it. */
  show(get: Getter, set: Setter, reference: OrderReference): boolean;
  /** The same for an order that was placed while another store was shown, and hasn't been shown since. */
  showUnseen(get: Getter, set: Setter): void;
}
