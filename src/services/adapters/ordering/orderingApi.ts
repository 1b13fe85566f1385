import { draftGifts } from "../../../domain/gift/draftGifts.ts";
import type { Deployment } from "../../../domain/host/deployment.ts";
import { draftOrder } from "../../../domain/order/orderDraft.ts";
import { encodeCancel } from "../../../wire/api/cancelOrder.ts";
import { parseCouponResponse } from "../../../wire/api/coupon.ts";
import { encodeFeeQuery, parseFeeResponse } from "../../../wire/api/deliveryFee.ts";
import { encodeOrder, withTender } from "../../../wire/api/order.ts";
import { encodePaymentPage, parsePaymentPage } from "../../../wire/api/paymentPage.ts";
import { parsePlaceResponse, refusalOf } from "../../../wire/api/placeResponse.ts";
import { responseShape } from "../../../wire/api/replies.ts";
import { encodeVisit } from "../../../wire/api/visit.ts";
import { encodeGooglePayment, parseMerchantSession } from "../../../wire/api/wallets.ts";
import { paymentReturnUrl } from "../../../wire/host/paymentReturn.ts";
import type { Clock } from "../../ports/clock.ts";
import type { OrderingApi } from "../../ports/ordering.ts";
import type { Session } from "../../ports/session.ts";
import { browserPageExit } from "../browser/browserPageExit.ts";
import { browserSendings } from "../browser/browserSendings.ts";
import { createHttp } from "../http.ts";

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

const hiddenResponses =
  "The ordering API answers, but the browser may not show its answers to this page (CORS): the API has to send Access-Control-Allow-Origin, and to allow the headers Authorization and Content-Type";

/** The ordering API over HTTP. A request that changes something is sent once: only the diner may repeat it (R33). */
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
  /** Logs only the error's name: its message could contain what was sent. */
  const noAnswer = (type: "Error" | "Warning", description: string, cause: unknown) => {
    log(type, description, cause instanceof Error ? cause.name : "no answer");
    if (isHiddenAsked) return;
    isHiddenAsked = true;
    void areResponsesHidden(apiUrl, { Authorization: apiKey }).then((isHidden) => {
      if (isHidden) log("Error", hiddenResponses);
    });
  };
  const noteCoupon = ({ path, what }: { readonly path: string; readonly what: string }) =>
    log("Warning", `${path}: ${what}`);
  return {
    inFlight: browserSendings,
    pageExit: browserPageExit,
    async checkCoupon(code, storeId) {
      try {
        const url = `${apiUrl}/coupons/${encodeURIComponent(code)}`;
        const { status, text } = await api.read(url, { CompanyID: storeId });
        return parseCouponResponse(status, text, { base: apiUrl, note: noteCoupon });
      } catch {
        return { kind: "no-answer" };
      }
    },
    async quoteFee({ storeId, ...asked }) {
      try {
        const { status, text } = await api.read(`${apiUrl}/delivery/${storeId}/Fee`, encodeFeeQuery(asked));
        return parseFeeResponse(status, text);
      } catch {
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
        const { status, text } = await api.send(url, encodeCancel(order, reference), { method: "put" });
        const answer = parsePlaceResponse(status, text);
        if (answer.kind === "taken") return { kind: "asked" };
        if (answer.kind === "refused" && answer.detail) log("Warning", "The order isn't cancelled", answer.detail);
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
        const { status, text } = await api.send(url, encodeGooglePayment(asked));
        const answer = parsePlaceResponse(status, text);
        // R89: a 401 doesn't say whether it was charged.
        const isUnclear = answer.kind === "no-answer" || status === 401;
        if (isUnclear) log("Error", "The payment's outcome is unknown", `HTTP ${status}`);
        if (isUnclear || answer.kind !== "refused") return { kind: answer.kind === "taken" ? "paid" : "unclear" };
        if (answer.detail) log("Warning", "The payment was refused", answer.detail);
        return { kind: "refused", message: answer.message };
      } catch (cause) {
        noAnswer("Error", "The payment's outcome is unknown", cause);
        return { kind: "unclear" };
      }
    },
    encode: (ordered) => encodeOrder(draftOrder(ordered)),
    encodeGifts: (ordered) => encodeOrder(draftGifts(ordered)),
    async place({ udid, body, tender }) {
      const json = withTender(body, tender, isSandboxPayment);
      try {
        const { status, text, retryAfterMs } = await api.send(
          `${apiUrl}/trackingorders/${encodeURIComponent(udid)}`,
          json,
          // A redirect isn't followed, but it is an answer (R89).
          { redirect: "manual" },
        );
        const answer = parsePlaceResponse(status, text);
        if (status === 401) check();
        if (answer.kind === "refused") {
          const { message, code, detail, isByStatus } = answer;
          const why = detail || (isByStatus && !message ? responseShape(status, text) : "");
          // R89: what isn't our own refusal is told to the page's developer.
          if (why) log(detail ? "Warning" : "Error", "The order was refused", why);
          const kind = refusalOf(status, code);
          return kind === "refused" && isByStatus ? { kind, message, isByStatus } : { kind, message };
        }
        if (answer.kind !== "no-answer") return answer;
        log("Error", "The order's outcome is unknown", responseShape(status, text));
        return { ...answer, isUnclear: true, ...(retryAfterMs !== undefined && { retryAfterMs }) };
      } catch (cause) {
        noAnswer("Error", "The order's outcome is unknown", cause);
        return { kind: "no-answer" };
      }
    },
  };
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
