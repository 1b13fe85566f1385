import * as v from "valibot";
import { ownEntries } from "../ownEntries.ts";

const words = v.fallback(v.string(), "");
const name = v.union([
  v.pipe(v.string(), v.trim(), v.nonEmpty()),
  v.pipe(v.number(), v.safeInteger(), v.transform(String)),
]);

/** Success decides the outcome, so it is required. Texts that explain it may be missing (R10). */
const reply = v.object(
  ownEntries({
    Success: v.boolean(),
    Status: v.fallback(v.object(ownEntries({ Message: words, Detail: words })), { Message: "", Detail: "" }),
    customerID: v.fallback(v.nullable(name), null),
  }),
);

/** The common part of every answer of the ordering API. */
interface Reply {
  readonly isSuccess: boolean;
  /** For the diner. */
  readonly message: string;
  /** For developers: it goes into the log. */
  readonly detail: string;
  /** The customer under whom the order's document is stored, if the backend names one. */
  readonly customerId: string | null;
}

/** Null if it isn't an answer of the ordering API: truncated, a proxy's page, other JSON. */
export function parseReply(text: string): Reply | null {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return null;
  }
  const result = v.safeParse(reply, body);
  if (!result.success) return null;
  const { Success, Status, customerID } = result.output;
  return { isSuccess: Success, message: Status.Message.trim(), detail: Status.Detail, customerId: customerID };
}
