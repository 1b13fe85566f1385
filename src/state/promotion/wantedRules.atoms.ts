import { atom } from "jotai";
import type { RulesRequest } from "../../services/ports/rules.ts";
import { servedMenuAtom } from "../menu/menu.atoms.ts";
import { storeAtom } from "../store/store.atoms.ts";

/** The rules that count: those of the shown store, for the menu that is served now. */
export const wantedRulesAtom = atom((get): RulesRequest | null => {
  const store = get(storeAtom);
  const menu = get(servedMenuAtom);
  if (store.kind !== "ready" || menu.kind !== "ready" || !menu.value) return null;
  return { storeId: store.value.id, menuId: menu.value.id, zone: store.value.zone };
});
