import type { StatusCode } from "../../domain/order/statusCode.ts";
import type { BankAction } from "../../domain/payment/bankAction.ts";
import { parseReply } from "./replies.ts";

/** The parsed answer to an order's POST. */
type ParsedPlaceResult =
  | { readonly kind: "taken"; readonly customerId: string | null }
  | {
      readonly kind: "refused";
      readonly message: string;
      readonly code: StatusCode | null;
      readonly action: BankAction | null;
      readonly detail: string;
      readonly customerId: string | null;
    }
  | { readonly kind: "no-answer" };

/** R89: a payment outside has placed the order, though the answer may look like a refusal. */
export function isPlaced({ code }: Extract<ParsedPlaceResult, { readonly kind: "refused" }>): boolean {
  return code === "already-paid";
}

/**
 * Why an order's POST was refused. R63: a 401 is about the caller and doesn't say whether an earlier POST was accepted.
 */
export function refusalOf(status: number, code: StatusCode | null): "unproven" | "unpaid" | "refused" {
  if (status === 401) return "unproven";
  return code === "payment-pending" ? "unpaid" : "refused";
}

const nothingSaid = { message: "", code: null, action: null, detail: "", customerId: null } as const;

/** Too busy, too slow, or another request of the same order: these don't say whether it was accepted. */
const undecided: ReadonlySet<number> = new Set([408, 409, 425, 429]);

/**
 * What an answer means (R33 again, R89). A client error is a refusal, even of a gateway whose page isn't ours; whether
 * it is believed, a look-up decides. A server error proves nothing: it may have occurred after the order was saved. Nor
 * does a success that doesn't say what succeeded.
 */
export function parsePlaceResponse(status: number, text: string): ParsedPlaceResult {
  if (status >= 500 || undecided.has(status)) return { kind: "no-answer" };
  const reply = parseReply(text);
  if (status >= 400 || reply?.isSuccess === false) {
    const { message, code, action, detail, customerId } = reply?.isSuccess === false ? reply : nothingSaid;
    return { kind: "refused", message, code, action, detail, customerId };
  }
  return reply && status < 300 ? { kind: "taken", customerId: reply.customerId } : { kind: "no-answer" };
}
