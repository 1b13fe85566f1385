import type { Deployment } from "../../../src/domain/host/deployment.ts";
import type { JsonFields } from "../../backend/documents/types.ts";
import { isOffered } from "../../backend/ordering/checkStore.ts";
import type { OrderMode } from "../../backend/ordering/orderBody.ts";
import { StartProblem } from "../../backend/problem.ts";
import { type Read, readDocument } from "../strangerReads.ts";
import type { Answer, Call } from "./api.ts";
import { guestUser } from "./basket.ts";
import { cardBody } from "./cardBody.ts";
import { approvedCard, type Fixtures } from "./fixtures.ts";
import { makeOrder } from "./makeOrder.ts";
import type { Member } from "./member.ts";
import type { Change, Order } from "./order.ts";
import { done } from "./replies.ts";
import type { Shop } from "./shop.ts";
import { Skipped, skip } from "./verdict.ts";
import { destinationOf, modes, paymentFor, timeFor } from "./ways.ts";

interface Parts {
  readonly deployment: Deployment;
  readonly fixtures: Fixtures;
  readonly shop: Shop;
  /** Makes a call of the API as the shop makes it. */
  readonly call: Call;
}

/** The API that is checked, and the store at which orders are placed. */
export interface Subject extends Parts {
  /** An order that adds up. */
  order(change?: Change): Promise<Order>;
  /** The same, or null if the store's documents allow none. */
  possibleOrder(change: Change): Promise<Order | null>;
  post(order: Order, more?: Posted): Promise<Answer>;
  /** Posts an order that must be placed. */
  place(change?: Change): Promise<Order>;
  /** The order's document, as a guest reads it or the one who has this token. */
  document(order: Order, idToken?: string): Promise<Read<JsonFields>>;
  member(): Member;
  /** The member's document. */
  profile(): Promise<JsonFields>;
  /** Makes something once, for all checks that look at it. */
  once<T>(name: string, make: () => Promise<T>): Promise<T>;
}

interface Posted {
  /** Another card's number than the approved one, or null for no card. */
  readonly card?: string | null;
  /** A card's token, in place of the number. */
  readonly token?: object;
  readonly idToken?: string | undefined;
}

export function createSubject(parts: Parts, loggedIn: Member | null): Subject {
  const { deployment, fixtures, shop, call } = parts;
  const made = new Map<string, Promise<unknown>>();
  const usualMode = findUsualMode(shop, fixtures);

  const order = (change: Change = {}) => makeOrder({ shop, fixtures, call, usualMode, profile }, change);

  function post(posted: Order, { card, token, idToken }: Posted = {}): Promise<Answer> {
    const number = card === undefined && isByNewCard(posted) ? approvedCard(fixtures) : card;
    const body = {
      TrackingOrder: posted,
      ...(posted.GuestIdentifier !== null && { GuestUser: guestUser }),
      ...(number && { Card: token ?? cardBody(number) }),
      ...(number && fixtures.page && { ReturnUrl: fixtures.page }),
    };
    return call("POST", `trackingorders/${posted.UDID}`, { body, ...(idToken !== undefined && { idToken }) });
  }

  function member(): Member {
    if (deployment.idTokenHeader === null) skip("the configuration has no idTokenHeader.");
    return loggedIn ?? skip("no member in the fixtures.");
  }

  async function profile(): Promise<JsonFields> {
    const { uid, idToken } = member();
    const read = await readDocument(shop.target, shop.paths.user(uid), idToken);
    return read.kind === "found" ? read.value : {};
  }

  return {
    ...parts,
    order,
    possibleOrder: (change) =>
      order(change).catch((problem: unknown) => {
        if (problem instanceof Skipped) return null;
        throw problem;
      }),
    post,
    async place(change = {}) {
      const wanted = await order(change);
      done("placeOrder", await post(wanted, { idToken: change.member?.idToken }));
      return wanted;
    },
    document({ UDID, OnlineOrderUserIdentifier }, idToken) {
      const reference = { udid: UDID, storeId: shop.id, customerId: OnlineOrderUserIdentifier };
      const path = shop.paths.order(reference) ?? skip("the order's id names no document.");
      return readDocument(shop.target, path, idToken);
    },
    member,
    profile,
    once<T>(name: string, make: () => Promise<T>) {
      const known = made.get(name) ?? make();
      made.set(name, known);
      return known as Promise<T>;
    },
  };
}

function isByNewCard({ PaymentTransactions, PaymentGateway, PaymentCardIdentifier }: Order): boolean {
  const isCard = PaymentTransactions[0]?.PaymentMethodType === 99;
  return isCard && PaymentGateway === null && PaymentCardIdentifier === null;
}

/** A way for which the fixtures have all that an order needs, if there is one. Throws if the store takes no orders now. */
function findUsualMode({ store }: Shop, fixtures: Fixtures): OrderMode {
  const offered = modes.filter((mode) => isOffered(store, mode));
  if (offered.length === 0) throw new StartProblem("The store offers no way to receive an order.");
  const [first, ...others] = offered.filter((mode) => timeFor(store, mode, Date.now()) !== null);
  if (!first) throw new StartProblem("The store is closed now, and takes no orders for later.");
  const reachable = [first, ...others].filter((mode) => isThere(() => destinationOf(store, mode, fixtures)));
  const payable = reachable.find((mode) => isThere(() => paymentFor(store, mode, fixtures)));
  return payable ?? reachable[0] ?? first;
}

function isThere(look: () => unknown): boolean {
  try {
    look();
    return true;
  } catch (problem) {
    if (problem instanceof Skipped) return false;
    throw problem;
  }
}
