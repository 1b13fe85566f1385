import { statusCodes } from "../../../backend/contract/calls/codes.ts";
import type { Answer } from "../ask.ts";
import { error, type Finding, ok, warning } from "../finding.ts";
import type { Caller } from "./caller.ts";
import { envelopeOf } from "./envelope.ts";

/** A code that doesn't exist shows the form of a refusal. */
export function lookAtCoupon(answer: Answer, { apiUrl }: Caller): Finding {
  const place = `${apiUrl}/coupons/…`;
  const envelope = envelopeOf(answer);
  const fix = 'Answer 200 and {"Success": false, "Status": {"Message": "…"}}.';
  if (envelope?.Success) return error(place, "A discount code that doesn't exist is taken: Success is true.", fix);
  if (envelope === null) {
    const isBusy = answer.status === 429 || answer.status >= 500;
    const what = `An unknown discount code answers ${answer.status}`;
    return isBusy
      ? error(place, `${what}: diners read that something went wrong.`, fix)
      : error(place, `${what} without "Success": diners never read why.`, fix);
  }
  // R90: the shop has words of its own for a code.
  if (!envelope.Status?.Message && !Object.hasOwn(statusCodes, envelope.Status?.Code ?? ""))
    return warning(place, "An unknown discount code is refused without Status.Message: diners read no reason.", fix);
  return ok(place, "An unknown discount code is refused, with a reason.");
}
