import { atom } from "jotai";
import { mostInRail, type OrderedDishes } from "../../domain/customer/orderedDishes.ts";
import { servicesAtom } from "../services.atoms.ts";
import { shownStoreAtom } from "../store/store.atoms.ts";
import { memberAtom } from "./customer.atoms.ts";

/** Null until something changes on this page; then the dishes that the device stores. */
const changedDishesAtom = atom<OrderedDishes | null>(null);

export const setDishesAtom = atom(null, (get, set, dishes: OrderedDishes) => {
  get(servicesAtom).memory.saveDishes(dishes);
  set(changedDishesAtom, dishes);
});

const none: readonly string[] = [];

interface AccountDishes {
  readonly uid: string;
  readonly storeId: number;
  readonly productIds: readonly string[];
}

const readDishesAtom = atom<AccountDishes | null>(null);

/** What a member ordered, as far as their orders have been read. Only in memory: others may use the device, too. */
export const accountDishesAtom = atom(
  (get): readonly string[] => {
    const read = get(readDishesAtom);
    // The menu reads this before it knows whether anybody is logged in.
    if (!read || read.storeId !== get(shownStoreAtom)?.id) return none;
    return read.uid === get(memberAtom)?.uid ? read.productIds : none;
  },
  (_get, set, dishes: AccountDishes) => set(readDishesAtom, dishes),
);

/** The products that were ordered in the shown store before: by the member, then on this device. */
export const orderedHereAtom = atom((get): readonly string[] => {
  const store = get(shownStoreAtom);
  const dishes = get(changedDishesAtom) ?? get(servicesAtom).memory.dishes();
  const here = (store && dishes?.[store.id]) || none;
  const own = get(accountDishesAtom);
  return own.length === 0 ? here : [...new Set([...own, ...here])].slice(0, mostInRail);
});
