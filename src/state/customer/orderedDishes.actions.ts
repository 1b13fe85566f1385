import { atom } from "jotai";
import { withDishes } from "../../domain/customer/orderedDishes.ts";
import { servicesAtom } from "../services.atoms.ts";
import { setDishesAtom } from "./orderedDishes.atoms.ts";

interface Ordered {
  readonly storeId: number;
  readonly productIds: readonly string[];
}

export const saveDishesAtom = atom(null, (get, set, { storeId, productIds }: Ordered) =>
  set(setDishesAtom, withDishes(get(servicesAtom).memory.get("dishes") ?? {}, storeId, productIds)),
);

/** Forgets the dishes of stores for which nothing else of the diner is stored any more. */
export const forgetDishesAtom = atom(null, (get, set, isForgotten: (storeId: string) => boolean) => {
  const stored = Object.entries(get(servicesAtom).memory.get("dishes") ?? {});
  const remaining = stored.filter(([id]) => !isForgotten(id));
  if (remaining.length < stored.length) set(setDishesAtom, Object.fromEntries(remaining));
});
