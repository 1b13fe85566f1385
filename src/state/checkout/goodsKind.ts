import type { Getter, Setter } from "jotai";
import type { Attempt, Goods } from "../../domain/checkout/attempt.ts";
import type { PlacedOrder } from "../../domain/checkout/placement.ts";
import type { OrderReference } from "../../domain/order/orderReference.ts";
import type { OrderMemory } from "../../services/ports/memory.ts";

/** A cart on the device, as who claims or forgets an order of it needs it. */
export interface KeptCart {
  isAsOrdered(attempt: Attempt): boolean;
  takeOut(attempt: Attempt): void;
  putBack(attempt: Attempt): void;
}

/** What differs between the goods that can be ordered. One machine places them all (R33). */
export interface GoodsKind {
  readonly goods: Goods;
  keptCart(memory: OrderMemory): KeptCart;
  /** What is in the cart here and what is kept of it on the device become the same again. */
  reconcileCart(get: Getter, set: Setter): void;
  /**
   * Tells the page around the shop (R83), if nobody else has; then what was ordered leaves the cart, and what belonged to
   * this order alone goes. `isOurs`: nobody else has done it.
   */
  settle(get: Getter, set: Setter, order: PlacedOrder, isOurs: boolean): void;
  /** Leads to where the order is seen, in the checkout's place. False: its store isn't on the screen, and it is told. */
  show(get: Getter, set: Setter, reference: OrderReference): boolean;
  /** The same for one that was placed while another store was shown, and that nothing has led to since. */
  showUnseen(get: Getter, set: Setter): void;
}
