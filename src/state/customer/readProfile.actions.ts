import { atom } from "jotai";
import { orderServicesAtom } from "../services.atoms.ts";

/** Reads the profile again. The result arrives through the session. */
export const readProfileAtom = atom(null, async (get): Promise<void> => {
  const profiles = await get(orderServicesAtom)
    .loadProfiles()
    .catch(() => null);
  await profiles?.readAgain();
});
