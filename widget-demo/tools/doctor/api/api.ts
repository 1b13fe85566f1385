import type { Finding } from "../finding.ts";
import type { Subject } from "../subject.ts";
import { callerOf } from "./caller.ts";
import { lookAtCoupon } from "./coupon.ts";
import { lookAtEmptyOrder } from "./emptyOrder.ts";
import { lookAtHeaders } from "./headers.ts";
import { lookAtKey, lookAtUnknownPath, refusedKey } from "./otherCalls.ts";
import { lookAtPreflights } from "./preflights.ts";
import { lookAtReach } from "./reach.ts";

/** Places no order. The first call decides whether the others make sense. */
export async function lookAtApi(subject: Subject): Promise<readonly Finding[]> {
  if (!subject.deployment) return [];
  const caller = callerOf(subject, subject.deployment);
  const coupon = await caller.call("GET", `/coupons/${caller.name}?CompanyID=${caller.storeId}`, {
    Authorization: caller.key,
  });
  const unreachable = lookAtReach(coupon, caller);
  if (coupon.kind === "silent" || unreachable) return unreachable ? [unreachable] : [];
  const headers = lookAtHeaders(coupon, caller);
  const preflights = await lookAtPreflights(caller);
  if (coupon.status === 401 || coupon.status === 403) return [refusedKey(caller), ...headers, ...preflights];
  return [
    lookAtCoupon(coupon, caller),
    ...(await lookAtEmptyOrder(caller)),
    ...(await lookAtKey(coupon, caller)),
    ...(await lookAtUnknownPath(caller)),
    ...headers,
    ...preflights,
  ];
}
