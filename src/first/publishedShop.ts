import type { HostSettings } from "../domain/host/hostSettings.ts";
import type { DietaryFit } from "../domain/menu/menu.ts";
import { correctionOf } from "../domain/time/deviceClock.ts";
import { systemClock } from "../services/adapters/clock/systemClock.ts";
import type { PublishedMenu } from "../wire/published/publishedMenu.ts";
import { firstScreenKey } from "../wire/storage/scope.ts";
import type { StoredValues } from "./storedValues.ts";
import { correctionIn, type TimedShop, timedShop } from "./timedShop.ts";

export interface Diner {
  readonly settings: HostSettings;
  readonly things: StoredValues;
  readonly dietary: DietaryFit;
}

/**
 * The shop in a published menu. Null if it isn't this release's, or not what this diner's menu looks like: it has every
 * dish, whatever the diner doesn't eat, and no dishes that they ordered. Throws if it isn't a menu at all.
 */
export function publishedShop(
  menu: Omit<PublishedMenu, "date">,
  { settings, things, dietary }: Diner,
): TimedShop | null {
  const { id } = menu.store;
  if (menu.version !== firstScreenKey.version || settings.store?.kind !== "id" || settings.store.id !== id) return null;
  if (JSON.stringify(menu.dietary) !== JSON.stringify(dietary) || things.read("dishes")?.[id]?.length) return null;
  const correctionMs = correctionIn(things);
  // If it was written in this device's future, the device's clock is wrong (R27), and only the documents tell how much.
  return correctionOf(correctionMs, menu.savedAt - systemClock.now()) > correctionMs ? null : timedShop(menu, things);
}
