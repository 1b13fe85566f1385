import { atom } from "jotai";
import type { RulesRequest } from "../../services/ports/rules.ts";
import { servedMenuAtom } from "../menu/menu.atoms.ts";
import { shownStoreAtom } from "../store/store.atoms.ts";

/** The rules that count: those of the shown store, for the menu that is served now. */
export const wantedRulesAtom = atom((get): RulesRequest | null => {
  const store = get(shownStoreAtom);
  const menu = get(servedMenuAtom);
  if (!store || menu.kind !== "ready" || !menu.value) return null;
  return { storeId: store.id, menuId: menu.value.id, zone: store.zone };
});
