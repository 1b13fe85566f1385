import { atom } from "jotai";
import { settingsAtom } from "../host/host.atoms.ts";

/** Whether the main page lists a group's venues. */
export const listsVenuesAtom = atom((get) => {
  const { store, hqId } = get(settingsAtom);
  return store === null && hqId !== null;
});
