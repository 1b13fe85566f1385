import { createPlacing } from "./createPlacing.ts";
import { foodGoods } from "./foodGoods.ts";

/** The state of ordering the cart's dishes. */
export const foodPlacing = createPlacing(foodGoods);

export const {
  placementAtom,
  dispatchAtom: dispatchPlacementAtom,
  sendAgainFromAtom,
  isPageAloneAtom,
  isOrdererGoneAtom,
} = foodPlacing;
