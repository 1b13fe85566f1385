import type { IncomingMessage, ServerResponse } from "node:http";
import * as v from "valibot";
import { idTokenHeader } from "../configuration.ts";
import { customerPost, resetPost, storedCardPost, visitPost } from "../contract/calls/customers.ts";
import { cancelPut } from "../contract/calls/orders.ts";
import { appleValidationPost, googlePaymentPost, paymentPagePost } from "../contract/calls/payments.ts";
import { describeIssues } from "../data.ts";
import {
  allowOrigin,
  BadRequest,
  type Handle,
  isNameless,
  readJson,
  sendJson,
  sendOutcome,
  sendPreflight,
  statusOf,
} from "../http.ts";
import { cancelOrder } from "./cancelOrder.ts";
import { createOrderControl, type OrderControl } from "./control.ts";
import { findAskedCoupon } from "./coupons.ts";
import { dropCard, saveCustomer, storeCard } from "./customers.ts";
import { quoteDelivery } from "./deliveryFee.ts";
import { closedKitchen, createKitchen } from "./kitchen.ts";
import { mailLink } from "./memberMails.ts";
import { createOnlinePayments, type OnlinePayments } from "./onlinePayments.ts";
import { OrderBodySchema } from "./orderBody.ts";
import { createOrderBook } from "./orderBook.ts";
import type { OrderingParts } from "./parts.ts";
import { type PlacingParts, placeOrder } from "./placeOrder.ts";
import type { ProvenUid } from "./proof.ts";
import { Refusal, Unproven } from "./refusal.ts";
import { payByGoogle, startRedirect, validateMerchant } from "./startPayment.ts";
import { createVisits, type Visits } from "./visits.ts";
import { words } from "./words.ts";

interface OrderingOptions extends OrderingParts {
  /** If false, orders keep the status they were posted with. */
  readonly kitchen: boolean;
}

export interface Ordering {
  readonly handle: Handle;
  readonly control: OrderControl;
  readonly payments: OnlinePayments;
  /**
   * Whether the store has an order with that UDID. After a declined card, the order can still be paid in another way.
   */
  readonly isOrdered: (udid: string) => boolean;
  /** Forgets data that isn't in documents: visits, orders in the kitchen, and the number of the last order. */
  clear(): void;
}

/** The fields of a response besides Success and Status. */
type Answer = Readonly<Record<string, unknown>>;

interface Call {
  readonly request: IncomingMessage;
  readonly url: URL;
  readonly parts: PlacingParts;
  readonly visits: Visits;
  readonly proven: ProvenUid;
}

type AnswerCall = (call: Call, ...names: string[]) => Promise<Answer> | Answer;

const prefix = "/api/";
/** Calls that a guest's order doesn't need. */
const personsCall = /^\w+ customers\//;
const silentMs = 20_000;

/** The calls of S34. A star stands for one segment of the path. */
const calls: Readonly<Record<string, AnswerCall>> = {
  "POST trackingorders/*": async ({ request, url, parts, proven }, udid = "") => {
    const body = await readAs(OrderBodySchema, request);
    if (!/^[\w-]{1,100}$/.test(udid) || body.TrackingOrder.order.UDID !== udid) {
      throw new BadRequest("The order's UDID and the one in the address differ.");
    }
    const { customerId, isSilent } = placeOrder({ udid, origin: url.origin }, body, proven, parts);
    if (isSilent) await dropLater(request);
    return { customerID: customerId };
  },
  "PUT trackingorders/*/status/*": async ({ request, parts, proven }, udid = "", status = "") => {
    const body = await readAs(cancelPut, request);
    if (status !== "12") throw new Refusal(words.program, "A customer can ask for a cancellation (12) only.");
    cancelOrder(udid, body, proven, parts);
    return {};
  },
  "GET coupons/*": ({ url, parts }, code = "") => {
    return { Coupon: findAskedCoupon(parts, code, url.searchParams.get("CompanyID") ?? "") };
  },
  "GET delivery/*/Fee": ({ url, parts }, storeId = "") => {
    return { ...quoteDelivery(storeId, url.searchParams, parts.delivery) };
  },
  "POST supaypayment/supaypaymentstart": async ({ request, url, parts, proven }) => {
    return { Url: startRedirect(await readAs(paymentPagePost, request), url.origin, proven, parts) };
  },
  "POST googlepayment/*": async ({ request, parts, proven }, udid = "") => {
    payByGoogle(udid, await readAs(googlePaymentPost, request), proven, parts);
    return {};
  },
  "POST applepayment/validate": async ({ request, parts }) => {
    const { validationUrl } = await readAs(appleValidationPost, request);
    return validateMerchant(validationUrl, parts.configuration, parts.clock.now());
  },
  "POST customers/reset-password-api": async ({ request, url, parts }) => {
    mailLink(await readAs(resetPost, request), url.origin, parts);
    return {};
  },
  "POST customers/register-visit/*": async ({ request, visits }, companyId = "") => {
    visits.add(companyId, await readAs(visitPost, request));
    return {};
  },
  "POST customers/*": async ({ request, parts, proven }, uid = "") => {
    const code = saveCustomer(uid, await readAs(customerPost, request), proven, parts);
    return { Customer: { CustomerMemberCode: code } };
  },
  "POST customers/*/storecard": async ({ request, parts, proven }, uid = "") => {
    storeCard(uid, await readAs(storedCardPost, request), proven, parts);
    return {};
  },
  "DELETE customers/*/storecard/*": ({ parts, proven }, uid = "", identifier = "") => {
    dropCard(uid, identifier, proven, parts);
    return {};
  },
};

/** Its calls, which the published contract describes. */
export const callPatterns: readonly string[] = Object.keys(calls);

/** The ordering API. Its orders are stored in documents, and after a restart the kitchen continues with them. */
export function createOrdering(options: OrderingOptions): Ordering {
  const { documents, configuration } = options;
  const book = createOrderBook(documents);
  const payments = createOnlinePayments(documents);
  const kitchen = options.kitchen ? createKitchen(options) : closedKitchen;
  const visits = createVisits(options);
  const parts: PlacingParts = { ...options, book, payments, kitchen };
  for (const { path, arrivedAtMs, isByHand } of book.attempts()) {
    if (path !== null && !isByHand) kitchen.cook({ path, arrivedAtMs });
  }

  return {
    control: createOrderControl({ documents, configuration, book, payments, kitchen, visits }),
    payments,
    isOrdered: (udid) => (book.find(udid)?.path ?? null) !== null,
    clear() {
      kitchen.clear();
      visits.clear();
      book.clear();
    },
    async handle(request, response, url) {
      if (!url.pathname.startsWith(prefix)) return false;
      if (request.method === "OPTIONS") {
        sendPreflight(request, response);
        return true;
      }
      allowOrigin(request, response);
      if (request.headers.authorization !== configuration["apiKey"]) {
        sendOutcome(response, 401, words.program.message, "Authorization is not the configuration's apiKey.");
        return true;
      }
      await answer(response, () => {
        const { run, names, isOfPerson } = findCall(`${request.method}`, url.pathname.slice(prefix.length));
        if (isOfPerson && isNameless(request)) throw new Unproven("A page without an origin speaks for nobody.");
        const idToken = isNameless(request) ? "" : String(request.headers[idTokenHeader.toLowerCase()] ?? "");
        const proven = options.uidOf(idToken);
        return run({ request, url, parts, visits, proven }, ...names);
      });
      return true;
    },
  };
}

/** The call doesn't exist. */
class UnknownCall extends BadRequest {}

interface FoundCall {
  readonly run: AnswerCall;
  readonly names: readonly string[];
  readonly isOfPerson: boolean;
}

function findCall(method: string, path: string): FoundCall {
  const segments = path.split("/").map(decode);
  for (const [pattern, run] of Object.entries(calls)) {
    const [verb, shape = ""] = pattern.split(" ");
    const parts = shape.split("/");
    const fits = parts.every((part, index) => (part === "*" ? segments[index] : part === segments[index]));
    if (verb !== method || parts.length !== segments.length || !fits) continue;
    const names = segments.filter((_, index) => parts[index] === "*");
    return { run, names, isOfPerson: personsCall.test(pattern) };
  }
  throw new UnknownCall(`The ordering API does not know ${method} ${path}.`);
}

/** A segment must not contain a slash, because that would name another document. */
function decode(segment: string): string {
  try {
    const text = decodeURIComponent(segment);
    if (!text.includes("/")) return text;
  } catch {
    // The error is thrown below.
  }
  throw new BadRequest("The address is not well encoded.");
}

/** A refusal is a normal response. Only a malformed call is an HTTP error. */
async function answer(response: ServerResponse, run: () => Promise<Answer> | Answer): Promise<void> {
  try {
    const body = await run();
    if (!response.destroyed) sendJson(response, 200, { Success: true, Status: { Message: "" }, ...body });
  } catch (error) {
    if (error instanceof Refusal) {
      const Status = { Message: error.message, Detail: error.detail, ...(error.code && { Code: error.code }) };
      sendJson(response, error instanceof Unproven ? 401 : 200, { Success: false, Status });
    } else if (error instanceof BadRequest) {
      sendOutcome(response, error instanceof UnknownCall ? 404 : statusOf(error), words.program.message, error.message);
    } else throw error;
  }
}

async function readAs<T>(schema: v.GenericSchema<unknown, T>, request: IncomingMessage): Promise<T> {
  const result = v.safeParse(schema, await readJson(request));
  if (!result.success) throw new BadRequest(describeIssues(result.issues).join("; "));
  return result.output;
}

/** S46: drops the connection after 20 s without a response. */
function dropLater(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const { socket } = request;
    const timer = setTimeout(() => socket.destroy(), silentMs).unref();
    socket.once("close", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
