import * as v from "valibot";
import { isStatusCode, type StatusCode, statusCodeOf } from "../../domain/order/statusCode.ts";
import type { BankAction } from "../../domain/payment/bankAction.ts";
import { ownEntries } from "../ownEntries.ts";
import { trustedUrl } from "../trustedUrl.ts";

const words = v.fallback(v.string(), "");
const name = v.union([
  v.pipe(v.string(), v.trim(), v.nonEmpty()),
  v.pipe(v.number(), v.safeInteger(), v.transform(String)),
]);

const redirect = v.object(
  ownEntries({
    kind: v.literal("redirect"),
    url: v.pipe(
      v.string(),
      v.check((url) => trustedUrl(url, url) !== null),
    ),
  }),
);

/** Only the provider's fields know what is in it. A page that isn't safe to go to isn't theirs either. */
const other = v.pipe(
  v.looseObject({}),
  v.check(({ kind }) => kind !== "redirect"),
  v.transform((action) => ({ kind: "fields", action }) as const),
);

/** R105 bank. */
const action: v.GenericSchema<unknown, BankAction> = v.union([redirect, other]);

const nothingSaid = { Message: "", Detail: "", Code: "" };

/** Success decides the outcome, so it is required. Texts that explain it may be missing (R10). */
const reply = v.object(
  ownEntries({
    Success: v.boolean(),
    Status: v.fallback(v.object(ownEntries({ Message: words, Detail: words, Code: words })), nothingSaid),
    customerID: v.fallback(v.nullable(name), null),
    Action: v.fallback(v.nullable(action), null),
  }),
);

/** The common part of every answer of the ordering API. */
interface Reply {
  readonly isSuccess: boolean;
  /** For the diner: a sentence, or the code if there is none (R90). `parts/server-words` has words for both. */
  readonly message: string;
  readonly code: StatusCode | null;
  /** For developers: it goes into the log. */
  readonly detail: string;
  /** What the bank wants the diner to do; null if it asks nothing, or in a way that can't be followed. */
  readonly action: BankAction | null;
  /** The customer under whom the order's document is stored, if the backend names one. */
  readonly customerId: string | null;
}

function bodyOf(text: string): v.InferOutput<typeof reply> | null {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return null;
  }
  const result = v.safeParse(reply, body);
  return result.success ? result.output : null;
}

/** Null if it isn't an answer of the ordering API: truncated, a proxy's page, other JSON. */
export function parseReply(text: string): Reply | null {
  const body = bodyOf(text);
  if (!body) return null;
  const { Success, Status, customerID, Action } = body;
  const sentence = Status.Message.trim();
  const code = statusCodeOf(Status.Code, sentence);
  const message = sentence || (code ?? "");
  return { isSuccess: Success, message, code, action: Action, detail: Status.Detail, customerId: customerID };
}

const mostKeys = 5;
const longestKey = 40;

/** What a body looks like, for developers. Never its content, which may repeat what was sent. */
function bodyShape(text: string): string {
  if (text.trim() === "") return "no body";
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return /^\s*</.test(text) ? "HTML" : "text that isn't JSON";
  }
  if (typeof body !== "object" || body === null || Array.isArray(body)) return "JSON that isn't an object";
  const keys = Object.keys(body).map((key) => key.slice(0, longestKey));
  const more = keys.length > mostKeys ? ", …" : "";
  return keys.length === 0 ? "an empty object" : `an object with ${keys.slice(0, mostKeys).join(", ")}${more}`;
}

/** An answer of the ordering API, and the address that was asked, without ids. */
interface Answer {
  readonly url: string;
  readonly status: number;
  readonly text: string;
}

/** R89: what was expected of the ordering API, and what came. */
export function responseShape({ url, status, text }: Answer, keys = "Success"): string {
  // A browser shows no more of a redirect that isn't followed.
  const what = status === 0 ? `a redirect from ${url}` : `HTTP ${status} from ${url} with ${bodyShape(text)}`;
  return `${what}; expected HTTP 200 with an object with ${keys}`;
}

/** R90: what is wrong with a refusal, for the API's developer; null if nothing is. */
export function refusalFault(answer: Answer): string | null {
  const body = bodyOf(answer.text);
  if (!body) return responseShape(answer);
  if (body.Success) return answer.status < 300 ? null : responseShape(answer);
  const { Message, Code } = body.Status;
  if (Code !== "" && !isStatusCode(Code)) {
    return `Status.Code is ${JSON.stringify(Code.slice(0, longestKey))}, which the shop doesn't know. Correct it, or leave it out`;
  }
  const isSilent = Message.trim() === "" && Code === "";
  return isSilent ? "neither Status.Message nor Status.Code says why, so the diner isn't told. Add one" : null;
}
