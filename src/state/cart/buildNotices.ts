import { atom } from "jotai";
import type { StoreId } from "../../domain/store/store.ts";
import { cartStoreIdAtom } from "./cart.atoms.ts";

/**
 * Changes of a cart that the diner didn't make. They stay until the diner dismisses them: the cart may be out of sight
 * when they appear.
 */
export function buildNotices<Notice>() {
  const none = { storeId: null, notices: [] };
  const cachedAtom = atom<{ readonly storeId: StoreId | null; readonly notices: readonly Notice[] }>(none);
  const noticesAtom = atom((get): readonly Notice[] => {
    const { storeId, notices } = get(cachedAtom);
    return storeId === get(cartStoreIdAtom) ? notices : [];
  });
  const noticeAtom = atom(null, (get, set, notices: readonly Notice[]) => {
    if (notices.length === 0) return;
    set(cachedAtom, { storeId: get(cartStoreIdAtom), notices: [...get(noticesAtom), ...notices] });
  });
  const dismissAtom = atom(null, (_get, set) => set(cachedAtom, none));
  return { noticesAtom, noticeAtom, dismissAtom };
}
