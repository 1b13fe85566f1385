import { type Kitchen, preparationMs, travelMs } from "./leadTime.ts";

const minuteMs = 60_000;
const spreadMinutes = 10;

/** R50: the duration of a delivery as a range of whole minutes, such as "35–45 min". */
export function deliveryMinutes(
  store: Kitchen,
  longestItemMinutes: number,
  travelSeconds: number,
): { readonly from: number; readonly to: number } {
  const duration = preparationMs(store, longestItemMinutes, "current") + travelMs(travelSeconds);
  const from = Math.ceil(duration / minuteMs);
  return { from, to: from + spreadMinutes };
}
