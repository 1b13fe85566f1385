import type { Cart } from "../cart/cart.ts";
import type { Store } from "../store/store.ts";

/** In minutes, for the lead time of R29; 0 if no item has a preparation time. */
export function longestPreparation({ lines }: Cart): number {
  const items = lines
    .filter(({ unavailability }) => unavailability === null)
    .flatMap((line) => [line, ...line.mealAddOns]);
  return items.reduce((longest, { preparationMinutes }) => Math.max(longest, preparationMinutes), 0);
}

export type PreparationTimes = Pick<Store, "preparationMinutes" | "preOrderPreparationMinutes">;

/** Whether a time is in the current opening period, or in a later one that is ordered ahead. */
export type Period = "current" | "ahead";

const minuteMs = 60_000;
const leastMinutes = 2;
const leastTravelSeconds = 60;

/** R29: the kitchen's preparation time or the slowest dish, whichever is longer. */
export function preparationMs(store: PreparationTimes, longestItemMinutes: number, period: Period): number {
  const ahead = period === "ahead" ? store.preOrderPreparationMinutes : null;
  const minutes = Math.max(ahead ?? store.preparationMinutes ?? 0, longestItemMinutes);
  return Math.ceil((minutes || leastMinutes) * minuteMs);
}

/** R29: travel takes at least a minute. */
export function travelMs(travelSeconds: number): number {
  return Math.ceil(Math.max(travelSeconds, leastTravelSeconds) * 1000);
}

/** A delivery is promised within so many minutes. */
export const spreadMinutes = 10;

/** R50: the duration of a delivery as a range of whole minutes, such as "35–45 min". */
export function deliveryMinutes(
  store: PreparationTimes,
  longestItemMinutes: number,
  travelSeconds: number,
): { readonly from: number; readonly to: number } {
  const duration = preparationMs(store, longestItemMinutes, "current") + travelMs(travelSeconds);
  const from = Math.ceil(duration / minuteMs);
  return { from, to: from + spreadMinutes };
}
