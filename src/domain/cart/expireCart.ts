import type { Instant } from "../time/instant.ts";
import { addDays, instantOf, wallTime } from "../time/zone.ts";
import type { Cart } from "./cart.ts";

/** R41: 10:00, in minutes since midnight on the store's clock. */
const refreshMinute = 600;

function lastRefresh(now: Instant, zone: string): Instant {
  const today = wallTime(now, zone);
  const refresh = instantOf(today, refreshMinute, zone);
  return refresh <= now ? refresh : instantOf(addDays(today, -1), refreshMinute, zone);
}

/** R41: removes lines that were added before the last 10:00. Returns the same object if there are none. */
export function expireCart(cart: Cart, now: Instant, zone: string): Cart {
  const refresh = lastRefresh(now, zone);
  const lines = cart.lines.filter(({ addedAt }) => addedAt >= refresh);
  return lines.length === cart.lines.length ? cart : { lines };
}
