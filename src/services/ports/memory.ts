import type { SavedCarts } from "../../domain/cart/savedCarts.ts";
import type { StoredSelection } from "../../domain/cart/venueSelection.ts";
import type { OrderedDishes } from "../../domain/customer/orderedDishes.ts";
import type { StoredContacts } from "../../domain/customer/storedContacts.ts";
import type { TypedForms } from "../../domain/form/typedForms.ts";
import type { OrderMode } from "../../domain/fulfilment/orderMode.ts";
import type { PickedTime } from "../../domain/fulfilment/times.ts";
import type { Language } from "../../domain/host/hostSettings.ts";
import type { LogEntry } from "../../domain/log/logEntry.ts";
import type { DietaryFit } from "../../domain/menu/menu.ts";
import type { OrderReference } from "../../domain/order/orderReference.ts";
import type { PlacedInTab, RecentOrder } from "../../domain/order/recentOrder.ts";
import type { CouponCodes } from "../../domain/promotion/coupon.ts";
import type { OfferAnswers } from "../../domain/promotion/trigger.ts";
import type { Instant } from "../../domain/time/instant.ts";
import type { TableSeen, Visit, VisitDestination } from "../../domain/visit/visit.ts";

/**
 * What is stored on this device, in domain terms. If the device can't store a value, it is kept as long as the page is
 * open.
 */
export interface Memory {
  language(): Language | null;
  saveLanguage(language: Language): void;
  dietary(): DietaryFit | null;
  /** Keeps the choice on the device, or for this tab if `saveDietaryForTab` was called in it. */
  saveDietary(chosen: DietaryFit, at: Instant): void;
  /**
   * Calls the listener when another tab or element of the shop stores a change, until stopped. So do the other `watch`
   * methods.
   */
  watchDietary(listener: (chosen: DietaryFit) => void): () => void;
  /** The store that this tab has shown last, as a path names it (R92). */
  lastStore(): string | null;
  saveLastStore(shown: string): void;
  /** The dishes that were ordered, by store. */
  dishes(): OrderedDishes | null;
  saveDishes(dishes: OrderedDishes): void;
}

/** The venue selection that is in progress in this tab, and the tab's copy of the cart (R75). */
export interface SelectionMemory {
  selection(): StoredSelection | null;
  saveSelection(selection: StoredSelection | null): void;
  /** The carts that all tabs share, with this tab's copy in place of one of them. */
  over(shared: OrderMemory): OrderMemory;
}

/** What is stored of carts and orders. */
export interface OrderMemory {
  carts(): SavedCarts | null;
  /**
   * Returns whether the carts were stored, so that they survive the page. If not, the previously stored carts are
   * removed too.
   */
  saveCarts(carts: SavedCarts): boolean;
  watchCarts(listener: (carts: SavedCarts) => void): () => void;
  couponCodes(): CouponCodes | null;
  saveCouponCodes(codes: CouponCodes): void;
  watchCouponCodes(listener: (codes: CouponCodes) => void): () => void;
  /** The diner's answers to offers that ask for confirmation (R20). */
  offers(): OfferAnswers | null;
  saveOffers(answers: OfferAnswers): void;
  watchOffers(listener: (answers: OfferAnswers) => void): () => void;
  /**
   * The last order that was placed, until its diner has seen it: the diner may have been viewing another store when it
   * was placed.
   */
  unseenOrder(): OrderReference | null;
  saveUnseenOrder(reference: OrderReference): void;
  forgetUnseenOrder(): void;
  /** The orders that were placed on this device, the newest first, until they are over. */
  recentOrders(): readonly RecentOrder[];
  saveRecentOrders(orders: readonly RecentOrder[]): void;
  /** When this tab placed its last orders, by their transaction ids. */
  placedInTab(): PlacedInTab;
  savePlacedInTab(placed: PlacedInTab): void;
  /** When the dietary choice was made that is kept on the device. */
  dietaryAt(): number | null;
  /** From now on the dietary choice is kept for this tab only. */
  saveDietaryForTab(): void;
  /** The contact details that diners ordered with. */
  contacts(): StoredContacts | null;
  saveContacts(contacts: StoredContacts): void;
  /** The order mode that was chosen last in this session (R48). */
  orderMode(): OrderMode | null;
  saveOrderMode(mode: OrderMode): void;
  /** Whether the diner has left the home page in this session (R76). */
  isWelcomed(): boolean;
  saveWelcomed(): void;
  /** Whether orders are saved in this session instead of placed (R59). */
  savesOrders(): boolean;
  /** The value that this page or an earlier one named last, until it is forgotten (R52). */
  visit(name: keyof Visit): string | null;
  forgetVisit(name: keyof Visit): void;
  /** The room or table that the diner has left, even if this tab's URL still names it (R52). */
  left(): VisitDestination | null;
  saveLeft(left: VisitDestination): void;
  forgetLeft(): void;
  /** When this tab, or any page on this device, last saw its table. */
  tableSeen(by: "tab" | "device"): TableSeen | null;
  saveTableSeen(seen: TableSeen): void;
  /** The forms that were typed in this tab, so that a reload loses nothing. Never card data (R37). */
  typedForms(): TypedForms | null;
  saveTypedForms(typed: TypedForms): void;
  /** What this tab has logged (R94), without anything personal. */
  log(): readonly LogEntry[];
  saveLog(entries: readonly LogEntry[]): void;
  /** The time slot that was chosen in this tab. */
  pickedTime(): PickedTime | null;
  savePickedTime(picked: PickedTime | null): void;
}
