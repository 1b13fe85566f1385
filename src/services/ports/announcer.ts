import type { LogEntry } from "../../domain/log/logEntry.ts";
import type { PaymentMethod } from "../../domain/payment/paymentMethod.ts";
import type { StoreId } from "../../domain/store/store.ts";

/** Amounts are in dollars, as the host page receives them. */
interface AnnouncedItem {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly price: number;
  readonly quantity: number;
}

export interface AnnouncedItems {
  readonly storeId: StoreId;
  readonly items: readonly AnnouncedItem[];
  readonly value: number;
  readonly currency: "AUD";
}

interface AnnouncedCheckout extends AnnouncedItems {
  readonly coupon: string | null;
}

interface AnnouncedOrder extends AnnouncedCheckout {
  readonly transactionId: string;
  readonly total: number;
  readonly tax: number | null;
  readonly shipping: number | null;
}

/** The detail of a public event for the host page, with the event's name as `kind`. */
export type Announcement =
  | { readonly kind: "ready"; readonly storeId: StoreId | null; readonly language: string; readonly itemCount: number }
  | { readonly kind: "navigate"; readonly path: string; readonly name: string }
  | { readonly kind: "cart-change"; readonly itemCount: number; readonly total: number; readonly currency: "AUD" }
  | (AnnouncedItems & { readonly kind: "view-item" | "add-to-cart" | "remove-from-cart" })
  | (AnnouncedCheckout & { readonly kind: "begin-checkout" })
  | (AnnouncedCheckout & { readonly kind: "add-payment-info"; readonly paymentType: PaymentMethod })
  | (AnnouncedOrder & { readonly kind: "order-placed" })
  | { readonly kind: "error"; readonly category: LogEntry["category"]; readonly message: string };

export interface Announcer {
  announce(announcement: Announcement): void;
}
