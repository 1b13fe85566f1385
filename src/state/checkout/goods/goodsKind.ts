import type { Getter, Setter } from "jotai";
import type { AnalyticsItem } from "../../../domain/cart/analyticsItems.ts";
import type { Attempt } from "../../../domain/checkout/attempt.ts";
import type { OrderReference } from "../../../domain/order/orderReference.ts";
import type { PaymentMethod } from "../../../domain/payment/paymentMethod.ts";
import type { StoreId } from "../../../domain/store/store.ts";
import type { Attempts } from "../../../services/ports/ordering.ts";

/** A stored cart, as claiming or forgetting an order needs it. */
export interface AttemptCart<A extends Attempt> {
  readonly isAsOrdered: (attempt: A) => boolean;
  readonly removeFromCart: (attempt: A) => void;
  readonly undoRemove: (attempt: A) => void;
}

/** What the device stores of one kind of goods, as far as both kinds have it. */
interface GoodsMemory {
  /** Null if the device stores none. */
  readonly carts: () => unknown;
  readonly unseenOrder: () => OrderReference | null;
  readonly saveUnseenOrder: (reference: OrderReference) => void;
}

/** What differs between dishes and gift cards. `A` is an order of these goods. `createGoods` adds what they share. */
export interface GoodsKind<A extends Attempt> {
  readonly owns: (attempt: Attempt) => attempt is A;
  readonly attempts: (get: Getter) => Attempts<A>;
  readonly attemptCart: (get: Getter) => AttemptCart<A>;
  readonly memory: (get: Getter) => GoodsMemory;
  /** For the page's analytics (R83). */
  readonly items: (ordered: A["ordered"]) => readonly AnalyticsItem[];
  /** The payment method of the order that is about to be sent. */
  readonly payment: (get: Getter) => PaymentMethod;
  /** Whether the shown cart differs from the order. */
  readonly isCartAnother: (get: Getter, attempt: A) => boolean;
  /** Takes over the stored carts. */
  readonly recallCarts: (set: Setter) => void;
  /** Stores the carts in memory again. */
  readonly saveCarts: (get: Getter, set: Setter) => void;
  /** Keeps what later visits show of a placed order. `isOurs` as in `Goods.settle`. */
  readonly remember: (get: Getter, set: Setter, placed: A, isOurs: boolean) => void;
  /** Removes the ordered lines from the cart in memory and on the device. */
  readonly removeOrdered: (get: Getter, set: Setter, placed: A) => void;
  /** Forgets what this tab alone has for the store's order. */
  readonly forgetOwn: (set: Setter, storeId: StoreId) => void;
  /** Forgets what all tabs share for the store's order. */
  readonly forgetShared: (set: Setter, storeId: StoreId) => void;
  /** Replaces the checkout with the order's screen. Its store is shown. */
  readonly goToOrder: (get: Getter, set: Setter, reference: OrderReference) => void;
  /** Tells a diner who looks at something else that the order is placed. */
  readonly report: (set: Setter, reference: OrderReference) => void;
}
