import { atom } from "jotai";
import { settingsAtom } from "../../state/host/host.atoms.ts";
import { hasCoverAtom } from "../../state/screen/cover.atoms.ts";
import { isMenuShownAtom, pageRouteAtom, type ShownRoute } from "../../state/screen/shownRoute.atoms.ts";
import { type HeaderLook, headerLook } from "../../views/shell/headerLook.ts";

/** These begin with their own title, or with the way back to the menu. */
const headed: readonly ShownRoute["name"][] = ["main", "giftStore", "checkout", "giftCheckout"];

/** One for the header and the store's name, which share a line or a picture on the menu. */
export const headerLookAtom = atom((get): HeaderLook => {
  const { isFullPage } = get(settingsAtom);
  const isHeaded = headed.includes(get(pageRouteAtom).name);
  return headerLook({ isFullPage, isMenu: get(isMenuShownAtom), isHeaded, hasCover: get(hasCoverAtom) });
});
