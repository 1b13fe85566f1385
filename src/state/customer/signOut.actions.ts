import { atom } from "jotai";
import { orderServicesAtom } from "../services.atoms.ts";

/** Doesn't load the sign-in forms, because every menu's drawer uses this. */
export const signOutAtom = atom(null, async (get): Promise<void> => {
  try {
    const accounts = await get(orderServicesAtom).loadAccounts();
    await accounts.signOut();
  } catch {
    // The code can't be loaded now. The account's button is still there and can be pressed again.
  }
});
