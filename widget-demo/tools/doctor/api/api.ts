import type { Answer, Reply } from "../ask.ts";
import { error, type Finding } from "../finding.ts";
import type { Subject } from "../subject.ts";
import { type Caller, callerOf } from "./caller.ts";
import { lookAtCoupon } from "./coupon.ts";
import { lookAtEmptyOrder, postEmptyOrder } from "./emptyOrder.ts";
import { lookAtHeaders } from "./headers.ts";
import { askUnknownPath, lookAtKey, lookAtUnknownPath, refusedKey } from "./otherCalls.ts";
import { lookAtPreflights } from "./preflights.ts";
import { lookAtReach } from "./reach.ts";

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
