import { atom } from "jotai";
import type { OrderedDishes } from "../../domain/customer/orderedDishes.ts";
import { servicesAtom } from "../services.atoms.ts";
import { shownStoreAtom } from "../store/store.atoms.ts";

/** Null until something changes on this page; then the dishes that the device stores. */
const changedDishesAtom = atom<OrderedDishes | null>(null);

export const setDishesAtom = atom(null, (get, set, dishes: OrderedDishes) => {
  get(servicesAtom).memory.saveDishes(dishes);
  set(changedDishesAtom, dishes);
});

const none: readonly string[] = [];

/** The products that were ordered in the shown store before. */
export const orderedHereAtom = atom((get): readonly string[] => {
  const store = get(shownStoreAtom);
  const dishes = get(changedDishesAtom) ?? get(servicesAtom).memory.dishes();
  return (store && dishes?.[store.id]) || none;
});
