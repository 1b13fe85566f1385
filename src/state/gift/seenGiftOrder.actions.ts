import { atom } from "jotai";
import { bringGiftServicesAtom } from "./giftServices.atoms.ts";

/** Call it when the thank-you page has been seen. */
export const giftOrderSeenAtom = atom(null, async (_get, set): Promise<void> => {
  const services = await set(bringGiftServicesAtom);
  services?.memory.forget("unseenGiftOrder");
});
