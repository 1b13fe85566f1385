import ky from "ky";
import type { Deployment } from "../../domain/host/deployment.ts";
import { parseCouponAnswer } from "../../wire/api/coupon.ts";
import { encodeCard, encodeOrder } from "../../wire/api/order.ts";
import { parsePlaceAnswer } from "../../wire/api/placeAnswer.ts";
import { parseRetryAfter } from "../../wire/api/retryAfter.ts";
import type { Clock } from "../ports/clock.ts";
import type { OrderingApi } from "../ports/ordering.ts";
import type { Session } from "../ports/session.ts";
import { browserSendings } from "./browserSendings.ts";

export interface OrderingInput {
  readonly clock: Pick<Clock, "now">;
  readonly deployment: Pick<Deployment, "apiUrl" | "apiKey" | "idTokenHeader">;
  /** R3: forceSandboxPayment. */
  readonly isSandboxPayment: boolean;
  readonly token: Session["token"];
  readonly log: (type: "Error" | "Warning", description: string) => void;
}

/** Spec: a payment may take its time. */
const patienceMs = 300_000;

/** The ordering API over HTTP. What changes something is sent once: a second try is the diner's (R33). */
export function createOrderingApi({ clock, deployment, isSandboxPayment, token, log }: OrderingInput): OrderingApi {
  const { apiUrl, apiKey, idTokenHeader } = deployment;
  const api = ky.create({
    headers: { Authorization: apiKey },
    retry: 0,
    // Ours counts the answer's body as well.
    timeout: false,
    throwHttpErrors: false,
    credentials: "omit",
    cache: "no-store",
    // A card must not follow an answer to another host.
    redirect: "error",
  });
  /** R63: that a call acts for a member is proven by their token. */
  const proof = async (): Promise<Record<string, string>> => {
    if (idTokenHeader === null) return {};
    const idToken = await token();
    return idToken === null ? {} : { [idTokenHeader]: idToken };
  };
  const noteCoupon = ({ path, what }: { readonly path: string; readonly what: string }) =>
    log("Warning", `${path}: ${what}`);
  return {
    sendings: browserSendings,
    async checkCoupon(code, storeId) {
      try {
        const response = await api.get(`${apiUrl}/coupons/${encodeURIComponent(code)}`, {
          searchParams: { CompanyID: storeId },
          timeout: patienceMs,
        });
        return parseCouponAnswer(response.status, await response.text(), { base: apiUrl, note: noteCoupon });
      } catch {
        return { kind: "no-answer" };
      }
    },
    encode: encodeOrder,
    async place({ udid, body, card }, signal) {
      const patience = new AbortController();
      const timer = setTimeout(() => patience.abort(), patienceMs);
      const json = card ? { ...body, Card: encodeCard(card, isSandboxPayment) } : body;
      try {
        const response = await api.post(`${apiUrl}/trackingorders/${encodeURIComponent(udid)}`, {
          json,
          headers: await proof(),
          signal: AbortSignal.any([signal, patience.signal]),
        });
        const answer = parsePlaceAnswer(response.status, await response.text());
        if (answer.kind === "refused") {
          if (answer.detail) log("Warning", `The order was refused: ${answer.detail}`);
          return { kind: "refused", message: answer.message };
        }
        if (answer.kind !== "no-answer") return answer;
        log("Error", `The order's outcome is unknown: HTTP ${response.status}`);
        const retryAfterMs = parseRetryAfter(response.headers.get("Retry-After"), clock.now());
        return retryAfterMs === undefined ? answer : { ...answer, retryAfterMs };
      } catch (cause) {
        // The name alone: a message could hold what was sent.
        log("Error", `The order's outcome is unknown: ${cause instanceof Error ? cause.name : "no answer"}`);
        return { kind: "no-answer" };
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
