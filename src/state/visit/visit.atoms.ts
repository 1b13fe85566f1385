import { atom } from "jotai";
import { atomWithRefresh, selectAtom } from "jotai/utils";
import { isSameData } from "../../domain/isSameData.ts";
import { currentVisit, visitNames } from "../../domain/visit/visit.ts";
import { settingsAtom } from "../host/host.atoms.ts";
import { orderServicesAtom } from "../services.atoms.ts";

const freshVisitAtom = atomWithRefresh((get) => {
  const { orderMemory } = get(orderServicesAtom);
  return currentVisit(get(settingsAtom).visit, orderMemory.visit);
});

/** What this page names, else what the device remembers of an earlier one. It isn't stored anywhere else. */
export const visitAtom = selectAtom(freshVisitAtom, (visit) => visit, isSameData);

/** Another tab may have ended the visit, or begun another one. */
export const recallVisitAtom = atom(null, (_get, set) => set(freshVisitAtom));

/** R52: what this page names stays valid. */
export const forgetVisitAtom = atom(null, (get, set) => {
  const { orderMemory } = get(orderServicesAtom);
  for (const name of visitNames) orderMemory.forgetVisit(name);
  set(freshVisitAtom);
});
