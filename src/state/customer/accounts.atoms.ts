import { atom } from "jotai";
import type { Accounts } from "../../services/ports/accounts.ts";
import { orderServicesAtom } from "../services.atoms.ts";

const accountsAtom = atom<Accounts | null>(null);

/** Null until it is loaded. */
export const loadedAccountsAtom = atom((get) => get(accountsAtom));

/** Loads the sign-in service's code; null where that fails. The next call tries again. */
export const loadAccountsAtom = atom(null, async (get, set): Promise<Accounts | null> => {
  const there = get(accountsAtom);
  if (there) return there;
  try {
    const accounts = await get(orderServicesAtom).loadAccounts();
    set(accountsAtom, accounts);
    return accounts;
  } catch {
    return null;
  }
});
