import { atom } from "jotai";
import type { Accounts } from "../../services/ports/accounts.ts";
import { orderServicesAtom } from "../services.atoms.ts";

const accountsAtom = atom<Accounts | null>(null);

/** Null until it is loaded. */
export const loadedAccountsAtom = atom((get) => get(accountsAtom));

/**
 * Loads the sign-in service; null if that fails, and the next call tries again. If a store without LogIn was shown in
 * the meantime, the service is a new one.
 */
export const loadAccountsAtom = atom(null, async (get, set): Promise<Accounts | null> => {
  try {
    const accounts = await get(orderServicesAtom).loadAccounts();
    set(accountsAtom, accounts);
    return accounts;
  } catch {
    return null;
  }
});
