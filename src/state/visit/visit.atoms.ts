import { atom, type Getter } from "jotai";
import { atomWithRefresh, selectAtom } from "jotai/utils";
import { isSameData } from "../../domain/isSameData.ts";
import {
  currentVisit,
  isTableOld,
  noVisit,
  type TableSeen,
  type Visit,
  type VisitDestination,
  visitNames,
  withoutLeft,
} from "../../domain/visit/visit.ts";
import { nowAtom } from "../clock/clock.atoms.ts";
import { settingsAtom } from "../host/host.atoms.ts";
import { orderServicesAtom, servicesAtom } from "../services.atoms.ts";

const freshVisitAtom = atomWithRefresh((get): Visit => {
  const { orderMemory } = get(orderServicesAtom);
  const visit = currentVisit(get(settingsAtom).visit, orderMemory.visit);
  return withoutLeft(visit, orderMemory.left() ?? noVisit);
});

/** What this page names, else what the device stores from an earlier page. It isn't stored anywhere else. */
export const visitAtom = selectAtom(freshVisitAtom, (visit) => visit, isSameData);

/** Reads the visit again: another tab may have ended it or started another one. */
export const recallVisitAtom = atom(null, (_get, set) => set(freshVisitAtom));

/** R52: forgets the visit. What this page names stays valid. */
export const forgetVisitAtom = atom(null, (get, set) => {
  const { orderMemory } = get(orderServicesAtom);
  for (const name of visitNames) orderMemory.forgetVisit(name);
  orderMemory.forgetLeft();
  set(freshVisitAtom);
});

/** The diner has left the room or table. */
export const leaveAtom = atom(null, (get, set, name: keyof VisitDestination) => {
  const { orderMemory } = get(orderServicesAtom);
  const { room, table } = orderMemory.left() ?? noVisit;
  orderMemory.saveLeft({ room, table, [name]: get(visitAtom)[name] });
  orderMemory.forgetVisit(name);
  set(freshVisitAtom);
});

function readTableSeen(get: Getter): TableSeen | null {
  const { table } = get(visitAtom);
  // Each new tab is a new visit, even at the table of an earlier one.
  const by = get(settingsAtom).visit.table === table ? "tab" : "device";
  const seen = get(orderServicesAtom).orderMemory.tableSeen(by);
  return seen?.table === table ? seen : null;
}

const tableSeenAtom = atomWithRefresh(readTableSeen);

/** R52: whether to ask the diner if they are still at the table. */
export const isTableOldAtom = atom((get): boolean => {
  const seen = get(tableSeenAtom);
  return seen !== null && isTableOld(seen, get(nowAtom));
});

/** Records that the diner is at the visit's table now. */
export const sitAtTableAtom = atom(null, (get, set) => {
  const { table } = get(visitAtom);
  if (table === null) return;
  get(orderServicesAtom).orderMemory.saveTableSeen({ table, at: get(servicesAtom).clock.now() });
  set(tableSeenAtom);
});

/** Records when a page first named the table. */
export const rememberTableAtom = atom(null, (get, set) => {
  if (readTableSeen(get) === null) set(sitAtTableAtom);
});
