import type { PastOrder } from "../../../domain/order/pastOrder.ts";
import { type DocumentJson, queryJson } from "../../../wire/documents/firestoreJson.ts";
import { orderPaths } from "../../../wire/documents/orderPaths.ts";
import {
  cursorAfter,
  encodeHistoryQuery,
  encodeOrderedQuery,
  encodeUnderWayQuery,
  isGift,
  parsePastOrder,
} from "../../../wire/documents/pastOrders.ts";
import { queryUrl, restTarget } from "../../../wire/documents/paths.ts";
import type { OrderHistory, OrdersRequest } from "../../ports/orderHistory.ts";
import type { Session } from "../../ports/session.ts";
import type { AdapterContext } from "../adapterContext.ts";
import { bearer, createHttp } from "../http.ts";
import { logOnce } from "../logOnce.ts";

interface HistoryInput extends AdapterContext {
  readonly token: Session["token"];
}

const timeoutMs = 30_000;
/** No member has more orders under way, and no list is longer (R69). */
const mostOrders = 100;

interface Reply {
  /** The unparsed answer, from which a cursor is made. */
  readonly body: unknown;
  readonly documents: readonly DocumentJson[];
}

function newestFirst(one: PastOrder, other: PastOrder): number {
  return (other.orderedAt ?? 0) - (one.orderedAt ?? 0);
}

/** Reads a member's orders with single queries: a list that is read once needs no live client. */
export function createFirestoreHistory({ clock, deployment, paths, token, log }: HistoryInput): OrderHistory {
  const http = createHttp({ clock, log, timeoutMs, identify: bearer(token) });
  const target = restTarget(deployment);
  const context = { base: deployment.apiUrl, note: logOnce(log) };
  const { orders: collectionOf, ordersNeedOwner } = orderPaths(paths);
  const ownerOf = ({ customerId }: OrdersRequest) => (ordersNeedOwner ? customerId : null);
  const parse = (documents: readonly DocumentJson[], request: OrdersRequest) =>
    documents.map((document) => parsePastOrder(document, request, context)).filter((order) => order !== null);

  async function query(request: OrdersRequest, structured: object): Promise<Reply> {
    const { status, text } = await http.send(queryUrl(target, collectionOf(request)), structured);
    if (status !== 200) throw new Error(`HTTP ${status}`);
    const body: unknown = JSON.parse(text);
    const documents = queryJson(body);
    if (!documents) throw new Error("the answer is no list of documents");
    return { body, documents };
  }

  async function attempt<T, F>(failed: F, work: () => Promise<T>): Promise<T | F> {
    // The member is just logging out.
    if ((await token()) === null) return failed;
    try {
      return await work();
    } catch (cause) {
      log("Warning", "The orders could not be read", cause);
      return failed;
    }
  }

  async function hasOrdered(request: OrdersRequest): Promise<boolean | null> {
    // One document is enough, unless it is a gift card's.
    for (const limit of [1, mostOrders]) {
      const { documents } = await query(request, encodeOrderedQuery({ owner: ownerOf(request), limit }));
      if (documents.some(({ fields }) => !isGift(fields))) return true;
      if (documents.length < limit) return false;
    }
    return null;
  }

  return {
    readPage: (request, { after, count }) =>
      attempt({ kind: "failed" }, async () => {
        const limit = count + 1;
        const { body, documents } = await query(request, encodeHistoryQuery({ owner: ownerOf(request), limit, after }));
        const next = documents.length > count ? cursorAfter(body, count - 1) : null;
        return { kind: "found", orders: parse(documents.slice(0, count), request), next };
      }),
    readUnderWay: (request) =>
      attempt({ kind: "failed" }, async () => {
        const { documents } = await query(request, encodeUnderWayQuery({ owner: ownerOf(request), limit: mostOrders }));
        return { kind: "found", orders: parse(documents, request).sort(newestFirst) };
      }),
    hasOrdered: (request) => attempt(null, () => hasOrdered(request)),
  };
}
