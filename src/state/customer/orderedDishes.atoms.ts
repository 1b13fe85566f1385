import { type Atom, atom } from "jotai";
import { mostInRail, type OrderedDishes } from "../../domain/customer/orderedDishes.ts";
import { servicesAtom } from "../services.atoms.ts";
import { shownStoreAtom } from "../store/store.atoms.ts";

/** Null until something changes on this page; then the dishes that the device stores. */
const changedDishesAtom = atom<OrderedDishes | null>(null);

export const setDishesAtom = atom(null, (get, set, dishes: OrderedDishes) => {
  get(servicesAtom).memory.save("dishes", dishes);
  set(changedDishesAtom, dishes);
});

const none: readonly string[] = [];

interface AccountDishes {
  /** Whether who ordered them is logged in now. An atom, because the menu is drawn before it is known who that is. */
  readonly isTheirs: Atom<boolean>;
  readonly storeId: number;
  readonly productIds: readonly string[];
}

const readDishesAtom = atom<AccountDishes | null>(null);

/** What a member ordered, as far as their orders have been read. Only in memory: others may use the device, too. */
export const accountDishesAtom = atom(
  (get): readonly string[] => {
    const read = get(readDishesAtom);
    return read && read.storeId === get(shownStoreAtom)?.id && get(read.isTheirs) ? read.productIds : none;
  },
  (_get, set, dishes: AccountDishes) => set(readDishesAtom, dishes),
);

/** The products that were ordered in the shown store before: by the member, then on this device. */
export const orderedHereAtom = atom((get): readonly string[] => {
  const store = get(shownStoreAtom);
  const dishes = get(changedDishesAtom) ?? get(servicesAtom).memory.get("dishes");
  const here = (store && dishes?.[store.id]) || none;
  const own = get(accountDishesAtom);
  return own.length === 0 ? here : [...new Set([...own, ...here])].slice(0, mostInRail);
});
