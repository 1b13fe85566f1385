import { atom } from "jotai";
import { settingsAtom } from "../host/host.atoms.ts";
import { routeAtom } from "../navigation/navigation.atoms.ts";
import { pathOf } from "../navigation/paths.ts";
import { storeAtom } from "../store/store.atoms.ts";
import { type ShownRoute, shownRouteAtom } from "./shownRoute.atoms.ts";

/** What everybody may find; any other screen is one diner's. */
const publicScreens: readonly ShownRoute["name"][] = ["main", "giftStore", "about", "contact", "privacyPolicy"];

/** Where the shown store's menu is: several paths may lead to it, by its number or its name. */
export const menuPathAtom = atom((get): string => {
  const store = get(storeAtom);
  if (get(settingsAtom).store !== null || store.kind !== "ready") return pathOf({ name: "main" });
  return pathOf({ name: "store", store: String(store.value.id) });
});

/** The one path of this screen that a search engine should know. Null: none. */
export const canonicalPathAtom = atom((get): string | null => {
  const shown = get(shownRouteAtom);
  // A phone's home page and a display's board stand at the menu's address.
  if (["store", "home", "display"].includes(shown.name))
    return get(storeAtom).kind === "ready" ? get(menuPathAtom) : null;
  const store = get(storeAtom);
  if (shown.name === "giftStore" && store.kind === "ready") return pathOf({ ...shown, store: String(store.value.id) });
  return publicScreens.includes(shown.name) ? pathOf(get(routeAtom)) : null;
});
