import { atom } from "jotai";
import { settingsAtom } from "../host/host.atoms.ts";
import { routeAtom } from "../navigation/navigation.atoms.ts";
import { pathOf } from "../navigation/paths.ts";
import { shownStoreAtom } from "../store/store.atoms.ts";
import { type ShownRoute, shownRouteAtom } from "./shownRoute.atoms.ts";

/** Screens that anyone may find with a search engine. Any other screen belongs to one diner. */
const publicScreens: readonly ShownRoute["name"][] = ["main", "giftStore", "about", "contact", "privacyPolicy"];

/** The path of the shown store's menu. Several paths may lead to it, by the store's number or by its name. */
export const menuPathAtom = atom((get): string => {
  const store = get(shownStoreAtom);
  if (get(settingsAtom).store !== null || !store) return pathOf({ name: "main" });
  return pathOf({ name: "store", store: String(store.id) });
});

/** The only path of this screen that search engines should know. Null if there is none. */
export const canonicalPathAtom = atom((get): string | null => {
  const shown = get(shownRouteAtom);
  // A phone's home page and a digital display have the menu's path.
  if (["store", "home", "display"].includes(shown.name)) return get(shownStoreAtom) ? get(menuPathAtom) : null;
  const store = get(shownStoreAtom);
  if (shown.name === "giftStore" && store) return pathOf({ ...shown, store: String(store.id) });
  return publicScreens.includes(shown.name) ? pathOf(get(routeAtom)) : null;
});
