import type { DocumentStore, JsonFields } from "../documents/types.ts";
import type { KeptCard } from "./cards.ts";
import type { Kitchen } from "./kitchen.ts";
import type { OrderBook } from "./orderBook.ts";
import { findOrderPath } from "./storeDocuments.ts";
import type { Visit, Visits } from "./visits.ts";

export interface ListedOrder {
  readonly path: string;
  readonly document: JsonFields;
  readonly posts: number;
  readonly card: KeptCard | null;
  readonly guest: JsonFields | null;
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
}

interface ControlParts {
  readonly documents: DocumentStore;
  readonly book: OrderBook;
  readonly kitchen: Kitchen;
  readonly visits: Visits;
}

export function createOrderControl({ documents, book, kitchen, visits }: ControlParts): OrderControl {
  return {
    orders: () =>
      book.attempts().flatMap(({ path, posts, card, guest }) => {
        const document = path === null ? undefined : documents.read(path);
        return path !== null && document ? [{ path, document, posts, card, guest }] : [];
      }),
    setStatus(udid, { OnlineOrderStatus, OnlineOrderStatusDescription }) {
      const path = findOrderPath(documents, udid);
      if (path === null) return false;
      documents.merge(path, { OnlineOrderStatus, OnlineOrderStatusDescription });
      const attempt = book.find(udid);
      if (attempt) book.save({ ...attempt, isByHand: true });
      kitchen.letGo(path);
      return true;
    },
    visits: visits.all,
  };
}
