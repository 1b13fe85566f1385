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
