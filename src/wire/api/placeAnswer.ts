import { parseReply } from "./replies.ts";

/** The parsed answer to an order's POST. */
type ParsedPlaceAnswer =
  | { readonly kind: "taken"; readonly customerId: string | null }
  | { readonly kind: "refused"; readonly message: string; readonly detail: string }
  | { readonly kind: "no-answer" };

/**
 * Why an order's POST was refused. R63: a 401 is about the caller and doesn't say whether an earlier POST was accepted.
 * R57: the API has no code for an unpaid order, only this sentence.
 */
export function refusalOf(status: number, message: string): "unproven" | "unpaid" | "refused" {
  if (status === 401) return "unproven";
  return message === "We can't see your payment yet." ? "unpaid" : "refused";
}

/** Too busy or too slow: these don't say whether the order was accepted. */
const undecided: ReadonlySet<number> = new Set([408, 425, 429]);

/**
 * Only the backend's own answer is an outcome. A server error proves nothing: it may have occurred after the order was
 * saved (R33).
 */
export function parsePlaceAnswer(status: number, text: string): ParsedPlaceAnswer {
  const reply = status >= 500 || undecided.has(status) ? null : parseReply(text);
  if (!reply) return { kind: "no-answer" };
  if (!reply.isSuccess) return { kind: "refused", message: reply.message, detail: reply.detail };
  return status < 300 ? { kind: "taken", customerId: reply.customerId } : { kind: "no-answer" };
}
