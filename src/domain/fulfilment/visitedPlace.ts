import { tableNumber, type VisitDestination } from "../visit/visit.ts";
import { modeRules, type OrderMode } from "./orderMode.ts";

/** The number of the diner's room or table. Null if it isn't known, or the mode has none. */
export function visitedPlace(mode: OrderMode, visit: VisitDestination): string | null {
  const { place } = modeRules[mode];
  return place && (place === "table" ? tableNumber(visit.table) : visit[place]);
}
