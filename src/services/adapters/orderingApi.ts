import type { Deployment } from "../../domain/host/deployment.ts";
import { parseCouponAnswer } from "../../wire/api/coupon.ts";
import { encodeOrder, withTender } from "../../wire/api/order.ts";
import { parsePlaceAnswer } from "../../wire/api/placeAnswer.ts";
import type { Clock } from "../ports/clock.ts";
import type { OrderingApi } from "../ports/ordering.ts";
import { browserPageExit } from "./browserPageExit.ts";
import { browserSendings } from "./browserSendings.ts";
import { createHttp } from "./http.ts";

export interface OrderingInput {
  readonly clock: Pick<Clock, "now">;
  readonly deployment: Pick<Deployment, "apiUrl" | "apiKey" | "isSandboxPayment">;
  readonly log: (type: "Error" | "Warning", description: string) => void;
}

/** Spec: a payment may take its time. */
const timeoutMs = 300_000;

/** The ordering API over HTTP. What changes something is sent once: a second try is the diner's (R33). */
export function createOrderingApi({ clock, deployment, log }: OrderingInput): OrderingApi {
  const { apiUrl, apiKey, isSandboxPayment } = deployment;
  const api = createHttp({ clock, log, timeoutMs, identify: (headers) => headers.set("Authorization", apiKey) });
  const noteCoupon = ({ path, what }: { readonly path: string; readonly what: string }) =>
    log("Warning", `${path}: ${what}`);
  return {
    sendings: browserSendings,
    pageExit: browserPageExit,
    async checkCoupon(code, storeId) {
      try {
        const address = `${apiUrl}/coupons/${encodeURIComponent(code)}`;
        const { status, text } = await api.read(address, { CompanyID: storeId });
        return parseCouponAnswer(status, text, { base: apiUrl, note: noteCoupon });
      } catch {
        return { kind: "no-answer" };
      }
    },
    encode: encodeOrder,
    async place({ udid, body, tender }) {
      const json = withTender(body, tender, isSandboxPayment);
      try {
        const { status, text, retryAfterMs } = await api.send(
          `${apiUrl}/trackingorders/${encodeURIComponent(udid)}`,
          json,
        );
        const answer = parsePlaceAnswer(status, text);
        if (answer.kind === "refused") {
          if (answer.detail) log("Warning", `The order was refused: ${answer.detail}`);
          return { kind: "refused", message: answer.message };
        }
        if (answer.kind !== "no-answer") return answer;
        log("Error", `The order's outcome is unknown: HTTP ${status}`);
        return retryAfterMs === undefined ? answer : { ...answer, retryAfterMs };
      } catch (cause) {
        // The name alone: a message could hold what was sent.
        log("Error", `The order's outcome is unknown: ${cause instanceof Error ? cause.name : "no answer"}`);
        return { kind: "no-answer" };
      }
    },
  };
}
