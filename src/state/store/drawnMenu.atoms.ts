import { atom } from "jotai";
import { menusAtom, storeAtom } from "./store.atoms.ts";

/** Whether the page still shows the menu that was drawn before the app: from a published file, or by an earlier visit. */
export const isDrawnMenuShownAtom = atom(false);

/**
 * Whether that menu stays: it can be read, and nothing has arrived that the app could show in its place. A store that was
 * read and can't be shown isn't awaited any more.
 */
export const isMenuReadOnlyAtom = atom((get) => {
  const { kind } = get(storeAtom);
  const hasArrived = kind === "missing" || (kind === "ready" && get(menusAtom).kind === "ready");
  return get(isDrawnMenuShownAtom) && !hasArrived;
});

/** Whether an answer is still awaited. */
export const isDrawnMenuLoadingAtom = atom((get) => {
  return get(storeAtom).kind === "loading" || get(menusAtom).kind === "loading";
});
