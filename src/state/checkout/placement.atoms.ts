import { createPlacing } from "./createPlacing.ts";
import { goodsKinds } from "./goodsKinds.ts";

/** Where the cart's dishes are ordered. */
export const foodPlacing = createPlacing(goodsKinds.food);

export const { placementAtom, tellAtom: tellPlacementAtom, sendAgainFromAtom, isPageAloneAtom } = foodPlacing;
