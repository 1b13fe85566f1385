import { correctionOf } from "../domain/time/deviceClock.ts";
import { systemClock } from "../services/adapters/clock/systemClock.ts";
import type { PublishedMenu } from "../wire/published/publishedMenu.ts";
import { firstScreenKey } from "../wire/storage/scope.ts";
import { correctionIn, type Diner, type TimedShop, timedShop } from "./timedShop.ts";

/**
 * The shop in a published menu. Null if it isn't this release's, or not what this diner's menu looks like: it has every
 * dish, whatever the diner doesn't eat, and none that they ordered. Throws if it isn't a menu at all.
 */
export function publishedShop(menu: Omit<PublishedMenu, "date">, diner: Diner): TimedShop | null {
  const { version, savedAt, store } = menu;
  if (version !== firstScreenKey.version || diner.things.read("dishes")?.[store.id]?.length) return null;
  const correctionMs = correctionIn(diner.things);
  // If it was written in this device's future, the device's clock is wrong (R27), and only the documents tell how much.
  return correctionOf(correctionMs, savedAt - systemClock.now()) > correctionMs ? null : timedShop(menu, diner);
}
