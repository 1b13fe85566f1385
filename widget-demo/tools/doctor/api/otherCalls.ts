import { statusCodes } from "../../../backend/contract/calls/codes.ts";
import { type Answer, isReadableBy, type Reply } from "../ask.ts";
import { error, type Finding, ok, warning } from "../finding.ts";
import type { Caller } from "./caller.ts";
import { envelopeOf } from "./envelope.ts";

export function refusedKey({ apiUrl, key }: Caller): Finding {
  return key === ""
    ? error("apiKey", `It is missing, and ${apiUrl} refuses calls without it: nobody can order.`, "Add apiKey.")
    : error(
        "apiKey",
        `${apiUrl} refuses it: nobody can order.`,
        "Write the key that the API expects in Authorization.",
      );
}

/** The same call as before, but from somebody without the key. */
export async function lookAtKey(withKey: Answer, caller: Caller): Promise<readonly Finding[]> {
  const { apiUrl, key, name, storeId, call } = caller;
  if (key === "") return [];
  const reply = await call("GET", `/coupons/${name}?CompanyID=${storeId}`);
  if (reply.kind === "silent") return [];
  if (reply.status === withKey.status && reply.text === withKey.text)
    return [warning("apiKey", `${apiUrl} answers calls without it, too.`, "Answer 403 to a call without the key.")];
  return [ok("apiKey", `${apiUrl} asks for it.`)];
}

const unknownPath = "/servery-doctor";

export function askUnknownPath({ key, call }: Caller): Promise<Reply> {
  return call("GET", unknownPath, { Authorization: key });
}

/** Errors must be readable, too: otherwise the shop takes them for a lost connection. */
export function lookAtUnknownPath(reply: Reply, { apiUrl, origin, isOriginMadeUp }: Caller): readonly Finding[] {
  const place = `${apiUrl}${unknownPath}`;
  if (reply.kind === "silent") return [error(place, `An unknown path has no answer (${reply.reason}).`, "Answer 404.")];
  const isTaken = reply.status < 300 && envelopeOf(reply)?.Success !== false;
  if (isTaken)
    return [
      warning(place, `An unknown path answers ${reply.status}: calls that don't exist seem to work.`, "Answer 404."),
    ];
  if (!isOriginMadeUp && !isReadableBy(origin, reply))
    return [
      warning(
        place,
        `Its ${reply.status} has no Access-Control-Allow-Origin: the shop takes it for a lost connection.`,
        "Send the header with errors, too.",
      ),
    ];
  return [ok(place, `An unknown path answers ${reply.status}.`)];
}

/** `{}` is no order: it has no dish, no store and no UDID. */
export function postEmptyOrder({ key, name, call }: Caller): Promise<Reply> {
  const headers = { Authorization: key, "Content-Type": "application/json" };
  return call("POST", `/trackingorders/${name}`, headers, "{}");
}

export function lookAtEmptyOrder(reply: Reply, { apiUrl }: Caller): readonly Finding[] {
  const place = `${apiUrl}/trackingorders/…`;
  if (reply.kind === "silent")
    return [error(place, `An empty order has no answer (${reply.reason}).`, "Answer each call, whatever its body is.")];
  const envelope = envelopeOf(reply);
  if (envelope?.Success)
    return [error(place, "An empty order was taken: Success is true.", "Check what is posted before you answer.")];
  const { status } = reply;
  const isRefused = envelope ? status < 500 : status >= 400 && status < 500 && ![408, 409, 425, 429].includes(status);
  if (isRefused) return [ok(place, "An empty order is refused.")];
  const what = `An empty order answers ${status}${envelope ? "" : ' without "Success"'}`;
  return [warning(place, `${what}: the shop can't tell whether it is placed.`, 'Answer {"Success": false, …} or 400.')];
}

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
