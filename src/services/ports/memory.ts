import type { SavedCarts } from "../../domain/cart/savedCarts.ts";
import type { KeptSelection } from "../../domain/cart/venueSelection.ts";
import type { KeptContacts } from "../../domain/customer/keptContacts.ts";
import type { OrderedDishes } from "../../domain/customer/orderedDishes.ts";
import type { TypedForms } from "../../domain/form/typedForms.ts";
import type { OrderMode } from "../../domain/fulfilment/orderMode.ts";
import type { PickedTime } from "../../domain/fulfilment/times.ts";
import type { Language } from "../../domain/host/hostSettings.ts";
import type { DietaryFit } from "../../domain/menu/menu.ts";
import type { OrderReference } from "../../domain/order/orderReference.ts";
import type { CouponCodes } from "../../domain/promotion/couponCodes.ts";
import type { OfferAnswers } from "../../domain/promotion/offerAnswers.ts";
import type { TableSeen } from "../../domain/visit/tableSeen.ts";
import type { Visit, VisitPlace } from "../../domain/visit/visit.ts";

/** What is kept on this device, in domain terms. A device that can't store anything keeps it for the page. */
export interface Memory {
  language(): Language | null;
  keepLanguage(language: Language): void;
  dietary(): DietaryFit | null;
  keepDietary(chosen: DietaryFit): void;
  /** Calls the listener with what another tab or element of the shop keeps, until stopped. So do those below. */
  watchDietary(listener: (chosen: DietaryFit) => void): () => void;
  /** What was ordered in which store. */
  dishes(): OrderedDishes | null;
  keepDishes(dishes: OrderedDishes): void;
}

/** The choice of a venue that goes on in this tab, and its copy of the cart (R75). */
export interface SelectionMemory {
  selection(): KeptSelection | null;
  keepSelection(selection: KeptSelection | null): void;
  /** The carts that all tabs share, with this tab's copy in place of one. */
  over(shared: OrderMemory): OrderMemory;
}

/** The same of carts and orders. */
export interface OrderMemory {
  carts(): SavedCarts | null;
  /** Whether they outlive the page. If not, nor do those that were kept before them. */
  keepCarts(carts: SavedCarts): boolean;
  watchCarts(listener: (carts: SavedCarts) => void): () => void;
  couponCodes(): CouponCodes | null;
  keepCouponCodes(codes: CouponCodes): void;
  watchCouponCodes(listener: (codes: CouponCodes) => void): () => void;
  /** The answers to the offers that ask (R20). */
  offers(): OfferAnswers | null;
  keepOffers(answers: OfferAnswers): void;
  watchOffers(listener: (answers: OfferAnswers) => void): () => void;
  /** The order that was placed last, until its diner has seen it: another store may have been shown at that moment. */
  unseenOrder(): OrderReference | null;
  keepUnseenOrder(reference: OrderReference): void;
  forgetUnseenOrder(): void;
  /** The details that diners ordered with. */
  contacts(): KeptContacts | null;
  keepContacts(contacts: KeptContacts): void;
  /** The order mode that was chosen last in this session (R48). */
  orderMode(): OrderMode | null;
  keepOrderMode(mode: OrderMode): void;
  /** Whether the home page was ended in this session (R76). */
  isWelcomed(): boolean;
  keepWelcomed(): void;
  /** Whether orders are saved in this session, and not placed (R59). */
  savesOrders(): boolean;
  /** What this page or an earlier one named last, until it is forgotten (R52). */
  visit(name: keyof Visit): string | null;
  forgetVisit(name: keyof Visit): void;
  /** Where the diner isn't any more, whatever this tab's page says (R52). */
  left(): VisitPlace | null;
  keepLeft(left: VisitPlace): void;
  forgetLeft(): void;
  /** By this tab, or by the device's last page that named a table. */
  tableSeen(by: "tab" | "device"): TableSeen | null;
  keepTableSeen(seen: TableSeen): void;
  /** What was typed in this tab, so that a reload loses nothing. Never a card (R37). */
  typedForms(): TypedForms | null;
  keepTypedForms(typed: TypedForms): void;
  /** The slot that was chosen in this tab. */
  pickedTime(): PickedTime | null;
  keepPickedTime(picked: PickedTime | null): void;
}
