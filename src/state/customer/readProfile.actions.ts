import { atom } from "jotai";
import { orderServicesAtom } from "../services.atoms.ts";

/** Once more. What comes of it is heard from the session. */
export const readProfileAtom = atom(null, async (get): Promise<void> => {
  const profiles = await get(orderServicesAtom)
    .loadProfiles()
    .catch(() => null);
  await profiles?.readAgain();
});
