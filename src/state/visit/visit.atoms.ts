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
  const visit = currentVisit(get(settingsAtom).visit, get(servicesAtom).memory.get);
  return withoutLeft(visit, orderMemory.get("left") ?? noVisit);
});

/** What this page names, else what the device stores from an earlier page. It isn't stored anywhere else. */
export const visitAtom = selectAtom(freshVisitAtom, (visit) => visit, isSameData);

/** Reads the visit again: another tab may have ended it or started another one. */
export const reloadVisitAtom = atom(null, (_get, set) => set(freshVisitAtom));

/** R52: forgets the visit. What this page names stays valid. */
export const forgetVisitAtom = atom(null, (get, set) => {
  for (const name of visitNames) get(servicesAtom).memory.forget(name);
  get(orderServicesAtom).orderMemory.forget("left");
  set(freshVisitAtom);
});

/** The diner has left the room or table. */
export const leaveAtom = atom(null, (get, set, name: keyof VisitDestination) => {
  const { orderMemory } = get(orderServicesAtom);
  const { room, table } = orderMemory.get("left") ?? noVisit;
  orderMemory.save("left", { room, table, [name]: get(visitAtom)[name] });
  get(servicesAtom).memory.forget(name);
  set(freshVisitAtom);
});

function readTableSeen(get: Getter): TableSeen | null {
  const { table } = get(visitAtom);
  // Each new tab is a new visit, even at the table of an earlier one.
  const name = get(settingsAtom).visit.table === table ? "tableSeenByTab" : "tableSeen";
  const seen = get(orderServicesAtom).orderMemory.get(name);
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
  const seen = { table, at: get(servicesAtom).clock.now() };
  for (const name of ["tableSeen", "tableSeenByTab"] as const) get(orderServicesAtom).orderMemory.save(name, seen);
  set(tableSeenAtom);
});

/** Records when a page first named the table. */
export const rememberTableAtom = atom(null, (get, set) => {
  if (readTableSeen(get) === null) set(sitAtTableAtom);
});
