import { correctionOf } from "../domain/time/deviceClock.ts";
import { systemClock } from "../services/adapters/clock/systemClock.ts";
import type { FirstSnapshot } from "../wire/storage/firstTable.ts";
import { correctionIn, type Diner, type TimedShop, timedShop } from "./timedShop.ts";

/**
 * The shop in a published menu of this release. Null if it isn't what this diner's menu looks like: it has every dish,
 * whatever the diner doesn't eat, and none that they ordered.
 */
export function publishedShop(menu: FirstSnapshot, diner: Diner): TimedShop | null {
  const { savedAt, store } = menu;
  if (diner.things.read("dishes")?.[store.id]?.length) return null;
  const correctionMs = correctionIn(diner.things);
  // If it was written in this device's future, the device's clock is wrong (R27), and only the documents tell how much.
  return correctionOf(correctionMs, savedAt - systemClock.now()) > correctionMs ? null : timedShop(menu, diner);
}
