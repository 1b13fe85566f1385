import { type Answer, isHtml, type Reply, typeOf } from "../ask.ts";
import { error, type Finding } from "../finding.ts";
import type { Subject } from "../subject.ts";
import { type Caller, callerOf } from "./caller.ts";
import { lookAtHeaders } from "./headers.ts";
import {
  askUnknownPath,
  lookAtCoupon,
  lookAtEmptyOrder,
  lookAtKey,
  lookAtUnknownPath,
  postEmptyOrder,
  refusedKey,
} from "./otherCalls.ts";
import { lookAtPreflights } from "./preflights.ts";

/** Places no order. The first call decides whether the others make sense. */
export async function lookAtApi(subject: Subject): Promise<readonly Finding[]> {
  // Where a user's name stands in the address, nobody can call it, and the configuration's area says so.
  if (!subject.deployment || new URL(subject.deployment.apiUrl).username !== "") return [];
  const caller = callerOf(subject, subject.deployment);
  const coupon = await caller.call("GET", `/coupons/${caller.name}?CompanyID=${caller.storeId}`, {
    Authorization: caller.key,
  });
  const unreachable = lookAtReach(coupon, caller);
  if (coupon.kind === "silent" || unreachable) return unreachable ? [unreachable] : [];
  const headers = lookAtHeaders(coupon, caller);
  const preflights = await lookAtPreflights(caller);
  if (coupon.status === 401 || coupon.status === 403) return [refusedKey(caller), ...headers, ...preflights];
  const order = await postEmptyOrder(caller);
  const unknown = await askUnknownPath(caller);
  if (coupon.status === 404 && [order, unknown].every((reply) => isSame(reply, coupon)))
    return [noOrderingApi(caller), ...headers];
  return [
    lookAtCoupon(coupon, caller),
    ...lookAtEmptyOrder(order, caller),
    ...(await lookAtKey(coupon, caller)),
    ...lookAtUnknownPath(unknown, caller),
    ...headers,
    ...preflights,
  ];
}

function isSame(one: Reply, other: Answer): boolean {
  return one.kind === "answer" && one.status === other.status && one.text === other.text;
}

function noOrderingApi({ apiUrl }: Caller): Finding {
  const message = "It answers 404 to each call, as to one that doesn't exist: nobody can order.";
  return error(apiUrl, message, "Correct apiUrl: the calls' paths are added to it.");
}

/** Why nothing else can be asked; null if the ordering API answers. */
function lookAtReach(reply: Reply, { apiUrl }: Caller): Finding | null {
  if (reply.kind === "silent")
    return error(apiUrl, `Nothing answers (${reply.reason}): nobody can order.`, "Correct apiUrl, or start the API.");
  const { status } = reply;
  if (status >= 300 && status < 400) {
    const to = reply.headers.get("Location") ?? "elsewhere";
    return error(
      apiUrl,
      `It answers ${status} and leads to ${to.split("?")[0]}: the shop follows no redirect.`,
      "Write the last address as apiUrl.",
    );
  }
  if (isHtml(reply))
    return error(
      apiUrl,
      `It answers ${status} ${typeOf(reply)}: it is a website, not the ordering API.`,
      "Correct apiUrl.",
    );
  return null;
}
