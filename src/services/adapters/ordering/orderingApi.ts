import { draftGifts } from "../../../domain/gift/draftGifts.ts";
import type { Deployment } from "../../../domain/host/deployment.ts";
import { draftOrder } from "../../../domain/order/orderDraft.ts";
import { encodeCancel } from "../../../wire/api/cancelOrder.ts";
import { parseCouponResponse } from "../../../wire/api/coupon.ts";
import { encodeFeeQuery, parseFeeResponse } from "../../../wire/api/deliveryFee.ts";
import { encodeOrder, encodeReturn, withDateOfBirth, withTender } from "../../../wire/api/order.ts";
import { isPlaced, parsePlaceResponse, refusalOf } from "../../../wire/api/placeResponse.ts";
import { refusalFault, responseShape } from "../../../wire/api/replies.ts";
import {
  encodeGooglePayment,
  encodePaymentPage,
  parseMerchantSession,
  parsePaymentPage,
} from "../../../wire/api/startPayment.ts";
import { encodeVisit } from "../../../wire/api/visit.ts";
import { paymentReturnUrl } from "../../../wire/host/paymentReturn.ts";
import type { Clock } from "../../ports/clock.ts";
import type { OrderingApi } from "../../ports/ordering.ts";
import type { Session } from "../../ports/session.ts";
import { browserPageExit } from "../browser/browserPageExit.ts";
import { browserSendings } from "../browser/browserSendings.ts";
import { createHttp, type HttpResult } from "../http.ts";

interface OrderingInput {
  readonly clock: Pick<Clock, "now">;
  readonly deployment: Pick<Deployment, "apiUrl" | "apiKey" | "appName" | "idTokenHeader" | "isSandboxPayment">;
  readonly token: Session["token"];
  /** Called when the token was refused: the session may have ended. */
  readonly check: () => void;
  readonly log: (type: "Error" | "Warning", description: string, cause?: unknown) => void;
}

/** R88: a payment may take a long time. */
const timeoutMs = 300_000;

const noCoupon = "The discount code can't be checked";
const noFee = "The delivery fee can't be had";

const hiddenResponses =
  "The ordering API answers, but the browser may not show its answers to this page (CORS): the API has to send Access-Control-Allow-Origin, and to allow the headers Authorization and Content-Type";

/** What an answer meant, and what the log says of it (R89, R90). */
interface Explained {
  readonly response: HttpResult;
  /** What was asked for, without ids. */
  readonly path: string;
  readonly kind: "refused" | "no-answer";
  readonly detail?: string;
  readonly description: string;
  /** What an answer needs, in words. */
  readonly keys?: string;
}

/**
 * The ordering API over HTTP. A request that changes something is sent once: only the diner may repeat it (R33 again).
 */
export function createOrderingApi({ clock, deployment, token, check, log }: OrderingInput): OrderingApi {
  const { apiUrl, apiKey, appName, idTokenHeader, isSandboxPayment } = deployment;
  const identify = async (headers: Headers) => {
    headers.set("Authorization", apiKey);
    // R63: neither the key nor a uid proves that a call is made for a member.
    const idToken = idTokenHeader === null ? null : await token();
    if (idTokenHeader !== null && idToken !== null) headers.set(idTokenHeader, idToken);
  };
  const api = createHttp({ clock, log, timeoutMs, identify });
  let isHiddenAsked = false;
  const noAnswer = (type: "Error" | "Warning", description: string, cause: unknown) => {
    log(type, description, whyNoAnswer(cause));
    if (isHiddenAsked) return;
    isHiddenAsked = true;
    void areResponsesHidden(apiUrl, { Authorization: apiKey }).then((isHidden) => {
      if (isHidden) log("Error", hiddenResponses);
    });
  };
  const explain = ({ response: { status, text }, path, kind, detail, description, keys }: Explained) => {
    const answer = { url: `${apiUrl}/${path}`, status, text };
    if (detail) log("Warning", description, detail);
    const fault = kind === "no-answer" ? responseShape(answer, keys) : refusalFault(answer);
    if (fault !== null) log("Error", description, fault);
  };
  const noteCoupon = ({ path, what }: { readonly path: string; readonly what: string }) =>
    log("Error", "The answer to a discount code is wrong", `${path}: ${what}`);
  return {
    inFlight: browserSendings,
    pageExit: browserPageExit,
    async checkCoupon(code, storeId) {
      try {
        const response = await api.read(`${apiUrl}/coupons/${encodeURIComponent(code)}`, { CompanyID: storeId });
        const { status, text } = response;
        const answer = parseCouponResponse(status, text, { base: apiUrl, note: noteCoupon });
        if (answer.kind !== "valid") explain({ ...answer, response, path: "coupons/…", description: noCoupon });
        return answer;
      } catch (cause) {
        noAnswer("Warning", noCoupon, cause);
        return { kind: "no-answer" };
      }
    },
    async quoteFee({ storeId, ...asked }) {
      try {
        const path = `delivery/${storeId}/Fee`;
        const response = await api.read(`${apiUrl}/${path}`, encodeFeeQuery(asked));
        const answer = parseFeeResponse(response.status, response.text);
        const keys = "Success and Fee, a number of dollars";
        if (answer.kind !== "quoted") explain({ ...answer, response, path, description: noFee, keys });
        return answer;
      } catch (cause) {
        noAnswer("Warning", noFee, cause);
        return { kind: "no-answer" };
      }
    },
    async findPaymentPage(asked) {
      // The diner's current page, whether it is a host page or a full page of the shop (R57).
      const question = encodePaymentPage({ ...asked, appName, returnUrl: paymentReturnUrl(location.href) });
      try {
        const { status, text } = await api.send(`${apiUrl}/supaypayment/supaypaymentstart`, question);
        const page = parsePaymentPage(status, text);
        if (page.kind === "page") return page;
        log("Warning", "The payment's page was refused", page.detail || `HTTP ${status}`);
        return { kind: "failed", message: page.message };
      } catch (cause) {
        noAnswer("Error", "The payment's page can't be had", cause);
        return { kind: "failed", message: "" };
      }
    },
    async askToCancel({ order, reference }) {
      const url = `${apiUrl}/trackingorders/${encodeURIComponent(order.udid)}/status/12`;
      try {
        const response = await api.send(url, encodeCancel(order, reference), { method: "put" });
        const answer = parsePlaceResponse(response.status, response.text);
        if (answer.kind === "taken") return { kind: "asked" };
        const path = "trackingorders/…/status/12";
        explain({ ...answer, response, path, description: "The order isn't cancelled" });
        return answer;
      } catch (cause) {
        noAnswer("Error", "Whether the order is cancelled is unknown", cause);
        return { kind: "no-answer" };
      }
    },
    async registerVisit({ id, hqId }, checkIn) {
      try {
        const url = `${apiUrl}/customers/register-visit/${id}`;
        const { status, text } = await api.send(url, encodeVisit(checkIn, hqId));
        const answer = parsePlaceResponse(status, text);
        if (answer.kind !== "taken") log("Warning", "The check-in wasn't recorded", `HTTP ${status}`);
        return answer.kind === "taken";
      } catch (cause) {
        noAnswer("Warning", "The check-in wasn't recorded", cause);
        return false;
      }
    },
    async validateMerchant(validationUrl) {
      try {
        const { status, text } = await api.send(`${apiUrl}/applepayment/validate`, { validationUrl });
        return parseMerchantSession(status, text);
      } catch {
        return null;
      }
    },
    async payByToken(asked) {
      try {
        const url = `${apiUrl}/googlepayment/${encodeURIComponent(asked.reference.udid)}`;
        const response = await api.send(url, encodeGooglePayment(asked));
        const answer = parsePlaceResponse(response.status, response.text);
        if (answer.kind === "taken") return { kind: "paid" };
        const path = "googlepayment/…";
        if (answer.kind === "no-answer") {
          explain({ ...answer, response, path, description: "The payment's outcome is unknown" });
          return { kind: "unclear", message: "" };
        }
        if (answer.code === "action-needed" && answer.action) return { kind: "action-needed", action: answer.action };
        explain({ ...answer, response, path, description: "The payment was refused" });
        // R89: without a code, a gateway may have answered for an API that has charged it, and a 401 is about the
        // caller. The order itself says whether it is paid.
        const isBelieved = answer.code !== null && response.status !== 401;
        return { kind: isBelieved ? "refused" : "unclear", message: answer.message };
      } catch (cause) {
        noAnswer("Error", "The payment's outcome is unknown", cause);
        return { kind: "unclear", message: "" };
      }
    },
    encode: (ordered) => encodeOrder(draftOrder(ordered)),
    encodeGifts: (ordered) => encodeOrder(draftGifts(ordered)),
    async place({ udid, body, tender, dateOfBirth }) {
      const json = {
        ...withTender(withDateOfBirth(body, dateOfBirth), tender, isSandboxPayment),
        ...encodeReturn(body, location.href),
      };
      try {
        const response = await api.send(
          `${apiUrl}/trackingorders/${encodeURIComponent(udid)}`,
          json,
          // A redirect isn't followed, but it is an answer (R89).
          { redirect: "manual" },
        );
        const { status, text, retryAfterMs } = response;
        const answer = parsePlaceResponse(status, text);
        if (status === 401) check();
        const path = "trackingorders/…";
        if (answer.kind === "refused") {
          if (isPlaced(answer)) return { kind: "taken", customerId: answer.customerId };
          if (answer.code === "action-needed" && answer.action) return { kind: "action-needed", action: answer.action };
          explain({ ...answer, response, path, description: "The order was refused" });
          const { message, code } = answer;
          // R90: "busy" says nothing of the order.
          const isCoded = code !== null && code !== "busy";
          return { kind: refusalOf(status, code), message, ...(isCoded && { isCoded }) };
        }
        if (answer.kind !== "no-answer") return answer;
        explain({ ...answer, response, path, description: "The order's outcome is unknown" });
        return { ...answer, isUnclear: true, ...(retryAfterMs !== undefined && { retryAfterMs }) };
      } catch (cause) {
        noAnswer("Error", "The order's outcome is unknown", cause);
        return { kind: "no-answer" };
      }
    },
  };
}

/** Never the error's own message, which could contain what was sent. */
function whyNoAnswer(cause: unknown): string {
  const name = cause instanceof Error ? cause.name : "";
  if (name === "TimeoutError") return `no answer came within ${timeoutMs / 1_000} s`;
  return name === "TypeError" ? "no answer came, or the browser hides it (CORS)" : name || "no answer";
}

/**
 * A browser doesn't tell a page whether an answer was kept from it (CORS) or never came. A request whose answer nobody
 * may read arrives in both cases, so together with one that has our headers it tells.
 */
async function areResponsesHidden(url: string, headers: Readonly<Record<string, string>>): Promise<boolean> {
  const arrives = (init: RequestInit) =>
    fetch(url, { ...init, cache: "no-store", credentials: "omit" }).then(
      () => true,
      () => false,
    );
  return !(await arrives({ headers })) && (await arrives({ mode: "no-cors" }));
}
