import { atom } from "jotai";
import { orderServicesAtom } from "../services.atoms.ts";

/** Without the forms of signing in: the drawer of every menu has it. */
export const signOutAtom = atom(null, async (get): Promise<void> => {
  try {
    const accounts = await get(orderServicesAtom).loadAccounts();
    await accounts.signOut();
  } catch {
    // Its code can't be loaded now: the account's button is still there, to be pressed again.
  }
});
