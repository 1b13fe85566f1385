import type { Getter, Setter } from "jotai";
import type { AnalyticsItem } from "../../../domain/cart/analyticsItems.ts";
import type { Attempt } from "../../../domain/checkout/attempt.ts";
import { toDollars } from "../../../domain/money/cents.ts";
import type { OrderReference } from "../../../domain/order/orderReference.ts";
import { transactionIdOf } from "../../../domain/order/orderReference.ts";
import type { Sale } from "../../../domain/order/sale.ts";
import type { PaymentMethod } from "../../../domain/payment/paymentMethod.ts";
import type { Tender } from "../../../domain/payment/settlement.ts";
import type { StoreId } from "../../../domain/store/store.ts";
import type { Attempts } from "../../../services/ports/ordering.ts";
import { announcedItems } from "../../cart/emitItems.ts";
import { forgetUnlessStoredAtom } from "../../customer/rememberDetails.atoms.ts";
import { isElementRemovedAtom } from "../../order/orderChange.atoms.ts";
import { rememberPaidCardAtom } from "../../order/paidCard.atoms.ts";
import { servicesAtom } from "../../services.atoms.ts";
import { shownStoreAtom } from "../../store/store.atoms.ts";
import { placeJoinAtom } from "../member/memberQuestion.atoms.ts";

/** A stored cart, as claiming or forgetting an order needs it. */
export interface AttemptCart<A extends Attempt> {
  readonly isAsOrdered: (attempt: A) => boolean;
  readonly removeFromCart: (attempt: A) => void;
  readonly undoRemove: (attempt: A) => void;
}

/** What differs between dishes and gift cards. `A` is an order of these goods. `createGoods` adds what they share. */
export interface GoodsKind<A extends Attempt> {
  readonly owns: (attempt: Attempt) => attempt is A;
  readonly attempts: (get: Getter) => Attempts<A>;
  readonly attemptCart: (get: Getter) => AttemptCart<A>;
  readonly hasStoredCarts: (get: Getter) => boolean;
  readonly unseenOrder: (get: Getter) => OrderReference | null;
  readonly saveUnseenOrder: (get: Getter, reference: OrderReference) => void;
  /** For the page's analytics (R83). */
  readonly items: (ordered: A["ordered"]) => readonly AnalyticsItem[];
  /** The payment method of the order that is about to be sent. */
  readonly payment: (get: Getter) => PaymentMethod;
  /** Whether the shown cart differs from the order. */
  readonly isCartAnother: (get: Getter, attempt: A) => boolean;
  /** Takes over the stored carts. */
  readonly reloadCarts: (set: Setter) => void;
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

/** The goods of a placement. One state machine places all of them (R33). */
export interface Goods {
  readonly attempts: (get: Getter) => Attempts;
  readonly attemptCart: (get: Getter) => AttemptCart<Attempt>;
  readonly items: (attempt: Attempt) => readonly AnalyticsItem[];
  readonly payment: (get: Getter) => PaymentMethod;
  readonly isCartAnother: (get: Getter, attempt: Attempt) => boolean;
  /** Makes the cart in memory and the cart on the device the same again. */
  readonly reconcileCart: (get: Getter, set: Setter) => void;
  /**
   * Announces the order to the host page (R83) if `isOurs`, which means that no other tab has done so. Then removes
   * what was ordered from the cart, and everything that was only for this order. `tender` is what it was paid with.
   */
  readonly settle: (get: Getter, set: Setter, placed: Attempt, tender: Tender, isOurs: boolean) => void;
  /**
   * Replaces the checkout with the order's screen. Returns false if its store isn't shown: the diner gets a message
   * then.
   */
  readonly show: (get: Getter, set: Setter, reference: OrderReference) => boolean;
  /** The same for an order that was placed while another store was shown, and that the diner hasn't seen since. */
  readonly showUnseen: (get: Getter, set: Setter) => void;
}

/** Whether the order's store is shown. */
function isOnScreen(get: Getter, { storeId }: OrderReference): boolean {
  return !get(isElementRemovedAtom) && get(shownStoreAtom)?.id === storeId;
}

export function createGoods<A extends Attempt>(kind: GoodsKind<A>): Goods {
  /** Each kind has its own storage and its own placement, so no other order gets here. */
  function ownOf(attempt: Attempt): A {
    if (!kind.owns(attempt)) throw new Error(`An order of another kind came here: ${attempt.goods}`);
    return attempt;
  }

  function show(get: Getter, set: Setter, reference: OrderReference): boolean {
    kind.saveUnseenOrder(get, reference);
    const isShown = isOnScreen(get, reference);
    if (isShown) kind.goToOrder(get, set, reference);
    else kind.report(set, reference);
    return isShown;
  }

  return {
    attempts: kind.attempts,
    attemptCart: (get) => {
      const cart = kind.attemptCart(get);
      return {
        isAsOrdered: (attempt) => cart.isAsOrdered(ownOf(attempt)),
        removeFromCart: (attempt) => cart.removeFromCart(ownOf(attempt)),
        undoRemove: (attempt) => cart.undoRemove(ownOf(attempt)),
      };
    },
    items: (attempt) => kind.items(ownOf(attempt).ordered),
    payment: kind.payment,
    isCartAnother: (get, attempt) => kind.isCartAnother(get, ownOf(attempt)),
    reconcileCart(get, set) {
      if (kind.hasStoredCarts(get)) kind.reloadCarts(set);
      // Something else removed the stored carts: those in memory are stored again.
      else kind.saveCarts(get, set);
    },
    settle: (get, set, placed, tender, isOurs) => settle({ get, set, kind, tender, isOurs }, ownOf(placed)),
    show,
    showUnseen(get, set) {
      const reference = kind.unseenOrder(get);
      if (reference && isOnScreen(get, reference)) show(get, set, reference);
    },
  };
}

interface Settling<A extends Attempt> {
  readonly get: Getter;
  readonly set: Setter;
  readonly kind: GoodsKind<A>;
  readonly tender: Tender;
  readonly isOurs: boolean;
}

function settle<A extends Attempt>({ get, set, kind, tender, isOurs }: Settling<A>, placed: A): void {
  const { storeId } = placed.reference;
  // Before the cart is emptied, because that is announced to the host page too.
  if (isOurs) {
    emitOrderPlaced(get, placed, kind.items(placed.ordered));
    set(placeJoinAtom, placed, tender);
    set(rememberPaidCardAtom, placed.reference.udid, tender);
  }
  kind.remember(get, set, placed, isOurs);
  if (isOurs) set(forgetUnlessStoredAtom, storeId);
  // Reads the stored carts first, so that another tab's changes aren't lost.
  kind.reloadCarts(set);
  // R33 tabs: if another tab has settled the order, what all tabs share is for the next one by now. Without storage
  // nothing is shared.
  const isStillThere = isOurs || !kind.hasStoredCarts(get);
  // The cart is emptied first: forgetting the rest then can't change the price of what was ordered.
  if (isStillThere) kind.removeOrdered(get, set, placed);
  kind.forgetOwn(set, storeId);
  if (isStillThere) kind.forgetShared(set, storeId);
}

/** Announces the order as it was sent: the cart may have other contents by now. */
function emitOrderPlaced(
  get: Getter,
  { reference: { storeId, udid }, total, sale }: Attempt,
  items: readonly AnalyticsItem[],
): void {
  const goods = announcedItems(storeId, items);
  get(servicesAtom).announcer.announce({
    kind: "order-placed",
    transactionId: transactionIdOf(udid),
    ...goods,
    total: toDollars(total),
    ...announcedSale(sale, toDollars(total)),
  });
}

/** An attempt that was stored by an earlier release has no sale. */
function announcedSale(sale: Sale | null, total: number) {
  if (!sale) return { value: total, tax: null, shipping: null, coupon: null };
  return {
    value: toDollars(sale.value),
    tax: toDollars(sale.tax),
    shipping: toDollars(sale.shipping),
    coupon: sale.coupon,
  };
}
