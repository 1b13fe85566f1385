import { atom } from "jotai";
import { loadGiftServicesAtom } from "./giftServices.atoms.ts";

/** Call it when the thank-you page has been seen. */
export const giftOrderSeenAtom = atom(null, async (_get, set): Promise<void> => {
  const services = await set(loadGiftServicesAtom);
  services?.memory.forget("unseenGiftOrder");
});
