import { atom } from "jotai";
import { menuLabels } from "../../domain/menu/menuLabels.ts";
import { menuAtom } from "./menu.atoms.ts";

/** Null without a menu. */
export const menuLabelsAtom = atom((get) => {
  const menu = get(menuAtom);
  return menu && menuLabels(menu);
});
