import type { DocumentStore, JsonFields } from "../documents/types.ts";
import type { KeptCard } from "./cards.ts";
import type { Kitchen } from "./kitchen.ts";
import { givePointsBack } from "./memberPoints.ts";
import type { OnlinePayments, PaymentKind, PaymentState } from "./onlinePayments.ts";
import type { OrderBook } from "./orderBook.ts";
import { numberIn, textIn } from "./reading.ts";
import { findOrderPath } from "./storeDocuments.ts";
import type { Visit, Visits } from "./visits.ts";

export interface ListedOrder {
  readonly path: string;
  readonly document: JsonFields;
  readonly posts: number;
  readonly card: KeptCard | null;
  readonly guest: JsonFields | null;
}

export interface ListedPayment {
  readonly udid: string;
  readonly kind: PaymentKind;
  readonly amount: number;
  readonly state: PaymentState;
}

interface StatusChange {
  readonly OnlineOrderStatus: number;
  readonly OnlineOrderStatusDescription: string;
}

/** What the sandbox sees and does of orders (demo.md, "Control"). */
export interface OrderControl {
  orders(): readonly ListedOrder[];
  /** False where there is no such order. */
  setStatus(udid: string, change: StatusChange): boolean;
  visits(): readonly Visit[];
  payments(): readonly ListedPayment[];
}

interface ControlParts {
  readonly documents: DocumentStore;
  readonly book: OrderBook;
  readonly payments: OnlinePayments;
  readonly kitchen: Kitchen;
  readonly visits: Visits;
  /** The member's document; null for a guest. */
  readonly userPath: (uid: string) => string | null;
}

/** Failed, payment failed, refunded, rejected: the money goes back (spec: 'your payment will be refunded'). */
const givesBack: readonly number[] = [3, 6, 10, 11];

export function createOrderControl({
  documents,
  book,
  payments,
  kitchen,
  visits,
  userPath,
}: ControlParts): OrderControl {
  /** Money and points, and the points once. */
  function giveBack(udid: string, before: JsonFields): void {
    const payment = payments.find(udid);
    if (payment) payments.save({ ...payment, state: "cancelled" });
    if (givesBack.includes(numberIn(before, "OnlineOrderStatus") ?? 0)) return;
    givePointsBack(documents, userPath(textIn(before, "OnlineOrderUserIdentifier")), before);
  }

  return {
    orders: () =>
      book.attempts().flatMap(({ path, posts, card, guest }) => {
        const document = path === null ? undefined : documents.read(path);
        return path !== null && document ? [{ path, document, posts, card, guest }] : [];
      }),
    setStatus(udid, { OnlineOrderStatus, OnlineOrderStatusDescription }) {
      const path = findOrderPath(documents, udid);
      if (path === null) return false;
      const before = documents.read(path) ?? {};
      documents.merge(path, { OnlineOrderStatus, OnlineOrderStatusDescription });
      const attempt = book.find(udid);
      if (attempt) book.save({ ...attempt, isByHand: true });
      kitchen.letGo(path);
      if (givesBack.includes(OnlineOrderStatus)) giveBack(udid, before);
      return true;
    },
    visits: visits.all,
    payments: () => payments.all().map(({ udid, kind, cents, state }) => ({ udid, kind, amount: cents / 100, state })),
  };
}
