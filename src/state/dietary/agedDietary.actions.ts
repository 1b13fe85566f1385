import { atom } from "jotai";
import { isStillKept } from "../../domain/customer/keptContacts.ts";
import { isContactKeptAtom } from "../customer/keptContact.atoms.ts";
import { servicesAtom } from "../services.atoms.ts";
import { storeAtom } from "../store/store.atoms.ts";
import { chosenDietaryAtom, clearDietaryAtom } from "./dietary.atoms.ts";

/** R86: dietary choices say something about health, so they live as long as the diner's details. */
export const ageDietaryAtom = atom(null, (get, set) => {
  const { clock, memory } = get(servicesAtom);
  const chosen = memory.dietary();
  if (!chosen || get(storeAtom).kind !== "ready") return;
  if (!get(isContactKeptAtom)) return memory.keepDietaryForTab();
  const at = memory.dietaryAt();
  // An earlier release stored no time.
  if (at === null) set(chosenDietaryAtom, chosen);
  else if (!isStillKept(at, clock.now())) set(clearDietaryAtom);
});
