import type { IncomingMessage } from "node:http";
import * as v from "valibot";
import type { Clock } from "../clock.ts";
import { customerPost, resetPost, storedCardPost, visitPost } from "../contract/calls/customers.ts";
import { cancelPut } from "../contract/calls/orders.ts";
import { appleValidationPost, cardTokenPost, googlePaymentPost, paymentPagePost } from "../contract/calls/payments.ts";
import { describeIssues } from "../data.ts";
import { BadRequest, readJson } from "../http.ts";
import { cancelOrder } from "./cancelOrder.ts";
import { makeToken } from "./cardTokens.ts";
import { findAskedCoupon } from "./coupons.ts";
import { dropCard, saveCustomer, storeCard } from "./customers.ts";
import { quoteDelivery } from "./deliveryFee.ts";
import { mailLink } from "./memberMails.ts";
import { OrderBodySchema } from "./orderBody.ts";
import { type PlacingParts, placeOrder } from "./placeOrder.ts";
import type { ProvenUid } from "./proof.ts";
import { Refusal, TooMany } from "./refusal.ts";
import { payByGoogle, startRedirect, validateMerchant } from "./startPayment.ts";
import { createTries } from "./tries.ts";
import type { Visits } from "./visits.ts";
import { words } from "./words.ts";

/** The fields of a response besides Success. Status is empty if there is none. */
export type Answer = Readonly<Record<string, unknown>>;

export interface Call {
  readonly request: IncomingMessage;
  readonly url: URL;
  readonly parts: PlacingParts;
  readonly visits: Visits;
  readonly limits: Limits;
  /** The address from which it is asked. */
  readonly from: string;
  readonly proven: ProvenUid;
}

/** What can be guessed, or sent without end. The guests of one table may share an address. */
export function createLimits(clock: Clock) {
  return {
    guesses: createTries(clock, 10),
    resets: createTries(clock, 10),
    visits: createTries(clock, 30),
    cards: createTries(clock, 5, TooMany),
  };
}

type Limits = ReturnType<typeof createLimits>;

export type AnswerCall = (call: Call, ...names: string[]) => Promise<Answer> | Answer;

const silentMs = 20_000;

/** The calls of S34. A star stands for one segment of the path. */
export const calls: Readonly<Record<string, AnswerCall>> = {
  "POST trackingorders/*": async ({ request, url, parts, proven }, udid = "") => {
    const body = await readAs(OrderBodySchema, request);
    if (!/^[\w-]{1,100}$/.test(udid) || body.TrackingOrder.order.UDID !== udid) {
      throw new BadRequest("The order's UDID and the one in the address differ.");
    }
    const placed = placeOrder({ udid, origin: url.origin }, body, proven, parts);
    if (placed.isSilent) await dropLater(request);
    const customerID = placed.customerId;
    return placed.isPaidAlready ? { customerID, Status: { Message: "", Code: "already-paid" } } : { customerID };
  },
  "PUT trackingorders/*/status/*": async ({ request, parts, proven }, udid = "", status = "") => {
    const body = await readAs(cancelPut, request);
    if (status !== "12") throw new Refusal(words.program, "A customer can ask for a cancellation (12) only.");
    cancelOrder(udid, body, proven, parts);
    return {};
  },
  "GET coupons/*": ({ url, parts, limits, from }, code = "") => {
    const storeId = url.searchParams.get("CompanyID") ?? "";
    const guesser = `${storeId} ${from}`;
    limits.guesses.check(guesser);
    try {
      return { Coupon: findAskedCoupon(parts, code, storeId) };
    } catch (refusal) {
      limits.guesses.note(guesser);
      throw refusal;
    }
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
  "POST cards/token": async ({ request, parts, limits, from }) => {
    limits.cards.check(from);
    limits.cards.note(from);
    return makeToken(await readAs(cardTokenPost, request), parts);
  },
  "POST customers/reset-password-api": async ({ request, url, parts, limits, from }) => {
    limits.resets.check(from);
    limits.resets.note(from);
    mailLink(await readAs(resetPost, request), url.origin, parts);
    return {};
  },
  "POST customers/register-visit/*": async ({ request, visits, limits, from }, companyId = "") => {
    const guest = `${companyId} ${from}`;
    limits.visits.check(guest);
    limits.visits.note(guest);
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

export async function readAs<T>(schema: v.GenericSchema<unknown, T>, request: IncomingMessage): Promise<T> {
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
