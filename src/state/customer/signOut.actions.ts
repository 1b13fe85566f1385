import { atom } from "jotai";
import { orderServicesAtom } from "../services.atoms.ts";

/** What is the member's goes with the session; cart, code and dietary choices stay (R61). */
export const signOutAtom = atom(null, async (get): Promise<void> => {
  const accounts = await get(orderServicesAtom).loadAccounts();
  await accounts.signOut();
});
