import { atom } from "jotai";
import { servicesAtom } from "../services.atoms.ts";
import { refreshStoreAtom } from "./store.actions.ts";
import { menusReadAtAtom } from "./store.atoms.ts";

/** Younger menus aren't read again: the page may just have been opened. */
const freshForMs = 10_000;

/** Resolves when the menus are as they are now, or can't be read. */
export const freshenMenusAtom = atom(null, async (get, set) => {
  const readAt = get(menusReadAtAtom);
  if (readAt === null || get(servicesAtom).clock.now() - readAt >= freshForMs) await set(refreshStoreAtom);
});
