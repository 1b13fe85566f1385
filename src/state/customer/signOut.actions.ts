import { atom } from "jotai";
import { loadAccountsAtom } from "./accounts.actions.ts";

export const signOutAtom = atom(null, async (_get, set): Promise<void> => {
  await (await set(loadAccountsAtom))?.signOut();
});
