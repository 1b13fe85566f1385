import * as v from "valibot";
import { refusal } from "../../backend/contract/calls/answers.ts";
import { calls } from "../../backend/contract/calls/calls.ts";
import type { statusCodes } from "../../backend/contract/calls/codes.ts";
import { remarksOn } from "../../backend/contract/schema.ts";
import type { JsonFields } from "../../backend/documents/types.ts";
import type { Answer } from "./api.ts";
import { fail } from "./verdict.ts";

type Code = keyof typeof statusCodes;

const SaidSchema = v.object({
  Success: v.boolean(),
  Status: v.optional(
    v.object({
      Message: v.optional(v.string(), ""),
      Code: v.optional(v.string(), ""),
      Detail: v.optional(v.string(), ""),
    }),
  ),
});

/** Too early to say, or about the caller only. The order may have been placed. */
const undecided: readonly number[] = [401, 408, 409, 425, 429];

/** An answer in a few words, for the line of a failed check. */
export function tell({ status, text, json }: Answer): string {
  const said = v.safeParse(SaidSchema, json);
  if (!said.success) return `HTTP ${status} with ${text.trim() === "" ? "no body" : text.trim().slice(0, 120)}`;
  const { Success, Status } = said.output;
  const quoted = [Status?.Message, Status?.Detail].map((each) => each && `"${each}"`);
  return [`HTTP ${status} with Success ${Success}`, Status?.Code, ...quoted].filter(Boolean).join(", ");
}

/** The call was carried out, and the answer has the keys that the contract names for it. */
export function done(id: string, answer: Answer): JsonFields {
  const failed = (instead: string) => fail(instead, answer.sent);
  if (answer.status !== 200) failed(`${tell(answer)}.`);
  const { answer: schema } = calls.find((call) => call.id === id) ?? fail(`${id} is no call of the contract.`);
  const remarks = remarksOn(schema, answer.json, id);
  if (remarks.length > 0) failed(isRefusal(answer) ? `${tell(answer)}.` : `${remarks.join("; ")}.`);
  return answer.json as JsonFields;
}

/** The order is placed, by the payment that had paid for it outside. */
export function paidAlready(answer: Answer): void {
  done("placeOrder", answer);
  if (codeOf(answer) !== "already-paid") fail(`${tell(answer)}. Status.Code isn't already-paid.`, answer.sent);
}

/** The call was refused in a way that the shop reads as a refusal, with this code if there is one for it. */
export function refused(answer: Answer, code?: Code): void {
  const isByStatus = answer.status >= 400 && answer.status < 500 && !undecided.includes(answer.status);
  const isByBody = answer.status === 200 && isRefusal(answer);
  if (!isByStatus && !isByBody) fail(`${tell(answer)}.`, answer.sent);
  if (isByBody) {
    const remarks = remarksOn(refusal, answer.json, "the refusal");
    if (remarks.length > 0) fail(`${remarks.join("; ")}.`, answer.sent);
  }
  if (code !== undefined && codeOf(answer) !== code) fail(`${tell(answer)}. Status.Code isn't ${code}.`, answer.sent);
}

/** The caller has to log in first. */
export function unproven(answer: Answer): void {
  if (answer.status !== 401) fail(`${tell(answer)}.`, answer.sent);
}

export function isBusy(answer: Answer): boolean {
  return answer.status === 429 || codeOf(answer) === "busy";
}

/** What every answer has, whatever it says. */
export function hasEnvelope(answer: Answer): void {
  const remarks = remarksOn(EnvelopeSchema, answer.json, "the answer");
  if (remarks.length > 0) fail(`${remarks.join("; ")}.`, answer.sent);
}

const EnvelopeSchema = v.looseObject(
  { Success: v.boolean("expected true or false"), Status: v.looseObject({ Message: v.string("expected text") }) },
  "expected an object",
);

export function isRefusal({ json }: Answer): boolean {
  return v.is(v.object({ Success: v.literal(false) }), json);
}

function codeOf({ json }: Answer): string {
  const said = v.safeParse(SaidSchema, json);
  return (said.success && said.output.Status?.Code) || "";
}
