import type { ServerResponse } from "node:http";
import { idTokenHeader } from "../configuration.ts";
import {
  allowOrigin,
  BadRequest,
  type Handle,
  isNameless,
  sendJson,
  sendOutcome,
  sendPreflight,
  statusOf,
} from "../http.ts";
import { BankAsks } from "./askBank.ts";
import { type Answer, type AnswerCall, calls, createLimits } from "./calls.ts";
import { createOrderControl, type OrderControl } from "./control.ts";
import { closedKitchen, createKitchen } from "./kitchen.ts";
import { createOnlinePayments, type OnlinePayments } from "./onlinePayments.ts";
import { createOrderBook } from "./orderBook.ts";
import type { OrderingParts } from "./parts.ts";
import type { PlacingParts } from "./placeOrder.ts";
import { Refusal, Unproven } from "./refusal.ts";
import { createVisits } from "./visits.ts";
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

const prefix = "/api/";
/** Calls that a guest's order doesn't need. */
const personsCall = /^\w+ customers\//;

/** Its calls, which the published contract describes. */
export const callPatterns: readonly string[] = Object.keys(calls);

/** The ordering API. Its orders are stored in documents, and after a restart the kitchen continues with them. */
export function createOrdering(options: OrderingOptions): Ordering {
  const { documents, configuration } = options;
  const book = createOrderBook(documents);
  const payments = createOnlinePayments(documents);
  const kitchen = options.kitchen ? createKitchen(options) : closedKitchen;
  const visits = createVisits(options);
  const limits = createLimits(options.clock);
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
      for (const tries of Object.values(limits)) tries.clear();
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
        sendOutcome(response, 403, words.program.message, "Authorization is not the configuration's apiKey.");
        return true;
      }
      await answer(response, () => {
        const { run, names, isOfPerson } = findCall(`${request.method}`, url.pathname.slice(prefix.length));
        if (isOfPerson && isNameless(request)) throw new Unproven("A page without an origin speaks for nobody.");
        const idToken = isNameless(request) ? "" : String(request.headers[idTokenHeader.toLowerCase()] ?? "");
        const proven = options.uidOf(idToken);
        const from = request.socket.remoteAddress ?? "";
        return run({ request, url, parts, visits, limits, from, proven }, ...names);
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
export async function answer(response: ServerResponse, run: () => Promise<Answer> | Answer): Promise<void> {
  try {
    const body = await run();
    if (!response.destroyed) sendJson(response, 200, { Success: true, Status: { Message: "" }, ...body });
  } catch (error) {
    if (error instanceof Refusal) {
      const Status = { Message: error.message, Detail: error.detail, ...(error.code && { Code: error.code }) };
      const asked = error instanceof BankAsks ? { Action: error.action } : {};
      sendJson(response, error.status, { Success: false, Status, ...asked });
    } else if (error instanceof BadRequest) {
      sendOutcome(response, error instanceof UnknownCall ? 404 : statusOf(error), words.program.message, error.message);
    } else throw error;
  }
}
