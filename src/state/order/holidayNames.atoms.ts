import { atom } from "jotai";
import { chargesAtom } from "../promotion/rules.atoms.ts";
import { wantedRulesAtom } from "../promotion/wantedRules.atoms.ts";
import { orderStoreAtom } from "./orderStore.atoms.ts";

/**
 * The names of the holiday surcharges of the store that has the order, by id. Empty until they are loaded, and if that
 * store isn't shown: only the shown store's rules are read.
 */
export const holidayNamesAtom = atom((get): ReadonlyMap<string, string> => {
  const isShown = get(wantedRulesAtom)?.storeId === get(orderStoreAtom)?.id;
  const { holidays } = get(chargesAtom).charges.surcharges;
  return new Map(isShown ? holidays.map(({ id, name }) => [id, name]) : []);
});
