import type { DocumentStore, JsonFields } from "../documents/types.ts";
import type { KeptCard } from "./cards.ts";
import type { Kitchen } from "./kitchen.ts";
import { isGivenBack } from "./memberPoints.ts";
import type { OnlinePayments, PaymentKind, PaymentState } from "./onlinePayments.ts";
import type { OrderBook } from "./orderBook.ts";
import { changeStatus, type StatusChange } from "./orderStatus.ts";
import { findOrderPath } from "./storeDocuments.ts";
import type { Visit, Visits } from "./visits.ts";

export interface ListedOrder {
  readonly path: string;
  readonly document: JsonFields;
  readonly posts: number;
  readonly card: KeptCard | null;
  readonly guest: JsonFields | null;
  /** TrackingOrder and GuestUser as they were posted, without the card. Null after a restart. */
  readonly posted: JsonFields | null;
}

export interface ListedPayment {
  readonly udid: string;
  readonly kind: PaymentKind;
  readonly amount: number;
  readonly state: PaymentState;
}

/** The orders as the sandbox reads and changes them (S48). */
export interface OrderControl {
  orders(): readonly ListedOrder[];
  /** Returns false if the order doesn't exist. */
  setStatus(udid: string, change: StatusChange): boolean;
  visits(): readonly Visit[];
  payments(): readonly ListedPayment[];
}

interface ControlParts {
  readonly documents: DocumentStore;
  readonly configuration: JsonFields;
  readonly book: OrderBook;
  readonly payments: OnlinePayments;
  readonly kitchen: Kitchen;
  readonly visits: Visits;
}

export function createOrderControl(parts: ControlParts): OrderControl {
  const { documents, book, payments, kitchen, visits } = parts;
  return {
    orders: () =>
      book.attempts().flatMap(({ udid, path, posts, card, guest }) => {
        const document = path === null ? undefined : documents.read(path);
        return path !== null && document ? [{ path, document, posts, card, guest, posted: book.posted(udid) }] : [];
      }),
    setStatus(udid, change) {
      const path = findOrderPath(documents, udid);
      if (path === null) return false;
      changeStatus(parts, path, change);
      const attempt = book.find(udid);
      if (attempt) book.save({ ...attempt, isByHand: true });
      kitchen.letGo(path);
      const payment = payments.find(udid);
      if (payment && isGivenBack(change.OnlineOrderStatus)) payments.save({ ...payment, state: "cancelled" });
      return true;
    },
    visits: visits.all,
    payments: () => payments.all().map(({ udid, kind, cents, state }) => ({ udid, kind, amount: cents / 100, state })),
  };
}
