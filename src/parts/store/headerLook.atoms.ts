import { atom } from "jotai";
import { settingsAtom } from "../../state/host/host.atoms.ts";
import { hasCoverAtom } from "../../state/screen/cover.atoms.ts";
import { isMenuShownAtom } from "../../state/screen/shownRoute.atoms.ts";
import { type HeaderLook, headerLook } from "../../views/shell/headerLook.ts";

/** One for the header and the store's name, which share a line or a picture on the menu. */
export const headerLookAtom = atom((get): HeaderLook => {
  const { isFullPage } = get(settingsAtom);
  return headerLook({ isFullPage, isMenu: get(isMenuShownAtom), hasCover: get(hasCoverAtom) });
});
