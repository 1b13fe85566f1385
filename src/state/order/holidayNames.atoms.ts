import { atom } from "jotai";
import { weekdayOf } from "../../domain/payment/holidaySurcharges.ts";
import type { ChargedSurcharge } from "../../domain/payment/surcharge.ts";
import { wantedRulesAtom } from "../promotion/ruleReading.ts";
import { chargesAtom } from "../promotion/rules.atoms.ts";
import { orderStoreAtom } from "./orderStore.atoms.ts";

type SurchargeNames = ReadonlyMap<string, Pick<ChargedSurcharge, "name" | "weekday">>;

/**
 * The names of the holiday surcharges of the store that has the order, by id. Empty until they are loaded, and if that
 * store isn't shown: only the shown store's rules are read.
 */
export const holidayNamesAtom = atom((get): SurchargeNames => {
  const isShown = get(wantedRulesAtom)?.storeId === get(orderStoreAtom)?.id;
  const { holidays } = get(chargesAtom).charges.surcharges;
  return new Map(isShown ? holidays.map((each) => [each.id, { name: each.name, weekday: weekdayOf(each) }]) : []);
});
