import { atom } from "jotai";
import { refreshPausedAtom } from "../../store/store.actions.ts";
import { giftPlacing } from "../goods/giftGoods.ts";
import { openPlacing } from "./openPlacing.ts";

/** Call it when the gift checkout is opened and the gift services are loaded. Returns a function that stops it. */
export const openGiftCheckoutAtom = atom(null, (get, set) => {
  void set(refreshPausedAtom);
  return openPlacing({ get, set, placing: giftPlacing });
});
