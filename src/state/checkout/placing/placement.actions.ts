import { atom } from "jotai";
import { dropOldContactsAtom } from "../../customer/rememberDetails.atoms.ts";
import { refreshPausedAtom } from "../../store/refreshPaused.actions.ts";
import { foodPlacing } from "../goods/foodGoods.ts";
import { openPlacing } from "./openPlacing.ts";

/** Call it when the checkout is opened. Returns a function that stops it. */
export const openCheckoutAtom = atom(null, (get, set) => {
  set(dropOldContactsAtom);
  void set(refreshPausedAtom);
  return openPlacing({ get, set, placing: foodPlacing });
});
