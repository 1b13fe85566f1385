import { atom } from "jotai";
import { isStillStored } from "../../domain/customer/storedContacts.ts";
import { orderServicesAtom, servicesAtom } from "../services.atoms.ts";
import { shownStoreAtom } from "../store/store.atoms.ts";
import { chosenDietaryAtom, clearDietaryAtom, storedDietary } from "./dietary.atoms.ts";

/** R86: dietary choices say something about health, so they live as long as the diner's details. */
export const ageDietaryAtom = atom(null, (get, set) => {
  const { clock, memory } = get(servicesAtom);
  const { orderMemory } = get(orderServicesAtom);
  const chosen = storedDietary(get);
  const store = get(shownStoreAtom);
  if (!chosen || !store) return;
  if (orderMemory.get("contacts")?.[store.id] === null) return orderMemory.saveDietaryForTab();
  const at = memory.get("dietaryAt");
  // An earlier release stored no time.
  if (at === null) set(chosenDietaryAtom, chosen);
  else if (!isStillStored(at, clock.now())) set(clearDietaryAtom);
});
