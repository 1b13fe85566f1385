import { atom } from "jotai";
import type { Labels } from "../../domain/menu/labels.ts";
import type { ModifierId, ProductId } from "../../domain/menu/menu.ts";
import { menuAtom } from "../menu/menu.atoms.ts";
import { shownStoreAtom } from "../store/store.atoms.ts";
import { orderStoreAtom } from "./orderStore.atoms.ts";

interface OrderedLabels {
  readonly ofProduct: (id: ProductId) => Labels | undefined;
  readonly ofModifier: (id: ModifierId, name: string) => Labels | undefined;
}

/** What the order's document doesn't say about a dish and its extras, if the menu of its store is there (R102). */
export const orderedLabelsAtom = atom((get): OrderedLabels => {
  const isHere = get(shownStoreAtom)?.id === get(orderStoreAtom)?.id;
  const menu = isHere ? get(menuAtom) : null;
  const modifiers = [...(menu?.groups.values() ?? [])].flatMap((group) => group.modifiers);
  return {
    ofProduct: (id) => menu?.products.get(id)?.labels,
    ofModifier: (id, name) => modifiers.find((modifier) => modifier.id === id && modifier.name === name)?.labels,
  };
});
