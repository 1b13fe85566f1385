import { atom } from "jotai";
import { type AlcoholProblem, alcoholProblem, alcoholUnits, isAlcoholSoldAt } from "../../domain/order/alcohol.ts";
import { cartAtom } from "../cart/cart.atoms.ts";
import { chosenTimeAtom, offeredTimesAtom } from "../fulfilment/times.atoms.ts";
import { shownStoreAtom } from "../store/store.atoms.ts";

/** Whether the cart has something that only adults may order. */
export const hasAlcoholAtom = atom((get) => alcoholUnits(get(cartAtom).lines) > 0);

/** The store's limit that the order breaks now (R102). */
export const alcoholProblemAtom = atom((get): AlcoholProblem | null => {
  const store = get(shownStoreAtom);
  if (!store || !get(hasAlcoholAtom)) return null;
  const at = get(chosenTimeAtom)?.at ?? null;
  return alcoholProblem({ lines: get(cartAtom).lines, limit: store.liquor.limit, at, zone: store.zone });
});

/** Whether alcohol is sold at one of the times that can be chosen. */
export const hasTimeForAlcoholAtom = atom((get): boolean => {
  const store = get(shownStoreAtom);
  const { asap, days } = get(offeredTimesAtom);
  const times = [...(asap === null ? [] : [asap]), ...days.flatMap(({ slots }) => slots)];
  return store !== null && times.some((at) => isAlcoholSoldAt(at, store.liquor.limit, store.zone));
});
