import type { HostSettings } from "../domain/host/hostSettings.ts";
import { routeAt } from "../state/navigation/paths.ts";
import type { StoredValues } from "./storedValues.ts";

/** Stored orders and a selected venue. They change which screen is shown (R33, R75). */
const decisive = ["checkoutData", "checkoutDataOfTab", "unseenOrder", "selection"];

/** A full page's URL may name any screen (R6). An embedded shop starts with the menu. */
function isAtMenu({ isFullPage, basePath }: HostSettings): boolean {
  const { name } = routeAt(location.pathname.slice(basePath.length));
  return !isFullPage || name === "main" || name === "store";
}

/** Whether the app will show the store's menu first. The app draws all other screens itself. */
export function canDraw(element: Element, settings: HostSettings, things: StoredValues): boolean {
  const { store, isGift, isDigitalDisplay } = settings;
  // An element with its own `config` may use a different backend from the one that was asked.
  const isPlain =
    store?.kind === "id" && !isGift && !isDigitalDisplay && isAtMenu(settings) && !Object.hasOwn(element, "config");
  return isPlain && !decisive.some(things.has);
}
