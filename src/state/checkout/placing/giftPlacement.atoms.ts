import { atom } from "jotai";
import { refreshPausedAtom } from "../../store/refreshPaused.actions.ts";
import { giftGoods } from "../goods/giftGoods.ts";
import { createPlacing } from "./createPlacing.ts";
import { openPlacing } from "./openPlacing.ts";

/** The state of ordering gift cards, separate from ordering dishes. */
export const giftPlacing = createPlacing(giftGoods);

/** Call it when the gift checkout is opened and the gift services are loaded. Returns a function that stops it. */
export const openGiftCheckoutAtom = atom(null, (get, set) => {
  void set(refreshPausedAtom);
  return openPlacing({ get, set, placing: giftPlacing });
});
