import type { HostSettings } from "../domain/host/hostSettings.ts";
import { routeAt } from "../state/navigation/paths.ts";
import type { KeptThings } from "./keptThings.ts";

/** An order on its way, or a venue that was chosen for one: they decide what is shown (R33, R75). */
const decisive = ["checkoutData", "checkoutDataOfTab", "unseenOrder", "selection"];

/** A full page's address may name any screen (R6); inside somebody's page the shop begins with the menu. */
function isAtMenu({ isFullPage, basePath }: HostSettings): boolean {
  const { name } = routeAt(location.pathname.slice(basePath.length));
  return !isFullPage || name === "main" || name === "store";
}

/** Whether the app will show the store's menu first. What else it may show, it shows itself. */
export function canDraw(element: Element, settings: HostSettings, things: KeptThings): boolean {
  const { store, isGift, isDigitalDisplay } = settings;
  // A configuration of its own may name another backend than the one that was asked.
  const isPlain =
    store?.kind === "id" && !isGift && !isDigitalDisplay && isAtMenu(settings) && !Object.hasOwn(element, "config");
  return isPlain && !decisive.some(things.has);
}
