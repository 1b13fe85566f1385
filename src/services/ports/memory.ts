import type { SavedCarts } from "../../domain/cart/savedCarts.ts";
import type { StoredSelection } from "../../domain/cart/venueSelection.ts";
import type { OrderedDishes } from "../../domain/customer/orderedDishes.ts";
import type { StoredContacts } from "../../domain/customer/storedContacts.ts";
import type { TypedForms } from "../../domain/form/typedForms.ts";
import type { OrderMode } from "../../domain/fulfilment/orderMode.ts";
import type { PickedTime } from "../../domain/fulfilment/times.ts";
import type { GiftCodes, SavedGifts } from "../../domain/gift/savedGifts.ts";
import type { Language } from "../../domain/host/hostSettings.ts";
import type { LogEntry } from "../../domain/log/logEntry.ts";
import type { DietaryFit } from "../../domain/menu/menu.ts";
import type { OrderReference } from "../../domain/order/orderReference.ts";
import type { PlacedInTab, RecentOrder } from "../../domain/order/recentOrder.ts";
import type { CouponCodes } from "../../domain/promotion/coupon.ts";
import type { OfferAnswers } from "../../domain/promotion/trigger.ts";
import type { TableSeen, VisitDestination } from "../../domain/visit/visit.ts";

/**
 * What is stored on this device: `V` names each value and its type. Its row in `wire/storage` says how, and how long. If
 * the device can't store a value, it is kept as long as the page is open.
 */
export interface Memory<V> {
  /** Null if nothing is stored. */
  get<N extends keyof V>(name: N): V[N] | null;
  /** Returns whether the value survives the page. An empty list is forgotten instead. */
  save<N extends keyof V>(name: N, value: V[N]): boolean;
  forget(name: keyof V): void;
  /**
   * Calls the listener when another tab or element of the shop stores a change, until stopped. If another script removes
   * the value, the one in memory stays.
   */
  watch<N extends keyof V>(name: N, listener: (value: V[N]) => void): () => void;
}

/** The values that a first view may read. */
export interface StoredFirstValues {
  readonly language: Language;
  /** The value that an earlier page named last, until it is forgotten (R52). So are the table and the coupon. */
  readonly room: string;
  readonly table: string;
  readonly coupon: string;
  readonly dietary: DietaryFit;
  readonly dietaryOfTab: DietaryFit;
  readonly dietaryAt: number;
  /** As a path names it. */
  readonly lastStore: string;
  readonly dishes: OrderedDishes;
}

/** The values of carts and orders. */
export interface StoredOrderValues {
  readonly cart: SavedCarts;
  readonly coupons: CouponCodes;
  /** The diner's answers to offers that ask for confirmation (R20). */
  readonly offers: OfferAnswers;
  /** The diner may have been viewing another store when it was placed. */
  readonly unseenOrder: OrderReference;
  readonly recentOrders: readonly RecentOrder[];
  readonly placedInTab: PlacedInTab;
  readonly contacts: StoredContacts;
  readonly orderMode: OrderMode;
  readonly welcomed: boolean;
  /** The dish that the page's address has opened last in this tab (R106). */
  readonly linkedItem: string;
  /** Orders are saved in this session instead of placed (R59). */
  readonly paymentType: "saveorder";
  readonly left: VisitDestination;
  readonly tableSeen: TableSeen;
  readonly tableSeenByTab: TableSeen;
  readonly typedForms: TypedForms;
  readonly pickedTime: PickedTime;
  readonly log: readonly LogEntry[];
}

export interface OrderMemory extends Memory<StoredOrderValues> {
  /** Notes a cart's total that the page hears of. Returns whether no element of the shop has just told the same. */
  tellTotal(total: string): boolean;
  /** R86: from now on the dietary choice is kept for this tab only. */
  saveDietaryForTab(): void;
}

/** The values of gift cards, stored separately from those of dishes (R71). */
export interface StoredGiftValues {
  readonly giftCart: SavedGifts;
  readonly giftCoupons: GiftCodes;
  readonly unseenGiftOrder: OrderReference;
}

/** The venue selection that is in progress in this tab, and the tab's copy of the cart (R75). */
export interface SelectionMemory {
  selection(): StoredSelection | null;
  saveSelection(selection: StoredSelection | null): void;
  /** The carts that all tabs share, with this tab's copy in place of one of them. */
  over(shared: OrderMemory): OrderMemory;
}
