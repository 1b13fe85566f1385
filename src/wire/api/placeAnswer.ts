import { parseReply } from "./replies.ts";

/** What the answer to an order's POST means. */
type ParsedPlaceAnswer =
  | { readonly kind: "taken"; readonly customerId: string | null }
  | { readonly kind: "refused"; readonly message: string; readonly detail: string }
  | { readonly kind: "no-answer" };

/** Too busy, or slow: whether the order was taken before that is not said. */
const undecided: ReadonlySet<number> = new Set([408, 425, 429]);

/** Only the backend's own word is an outcome; after a commit even its failures prove nothing (R33). */
export function parsePlaceAnswer(status: number, text: string): ParsedPlaceAnswer {
  const reply = status >= 500 || undecided.has(status) ? null : parseReply(text);
  if (!reply) return { kind: "no-answer" };
  if (!reply.isSuccess) return { kind: "refused", message: reply.message, detail: reply.detail };
  return status < 300 ? { kind: "taken", customerId: reply.customerId } : { kind: "no-answer" };
}
