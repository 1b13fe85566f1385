import type { Reply } from "../ask.ts";
import { error, type Finding, ok, warning } from "../finding.ts";
import type { Caller } from "./caller.ts";
import { envelopeOf } from "./envelope.ts";

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
