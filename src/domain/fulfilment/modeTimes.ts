import { instant } from "../time/instant.ts";
import { preparationMs } from "./leadTime.ts";
import { offerTimes, type TimesRequest } from "./offerTimes.ts";
import { modeRules, type OrderMode } from "./orderMode.ts";
import type { OfferedTimes } from "./times.ts";

/** The times that can be chosen. A mode without times offers only "as soon as possible", even after closing (R52). */
export function modeTimes(mode: OrderMode, asked: Omit<TimesRequest, "type">): OfferedTimes {
  const type = modeRules[mode].times;
  if (type) return offerTimes({ ...asked, type });
  const { store, now, longestItemMinutes } = asked;
  return { asap: instant(now + preparationMs(store, longestItemMinutes, "current")), days: [] };
}
