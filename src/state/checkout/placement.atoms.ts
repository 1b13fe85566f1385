import { createPlacing } from "./createPlacing.ts";
import { goodsKinds } from "./goodsKinds.ts";

/** The state of ordering the cart's dishes. */
export const foodPlacing = createPlacing(goodsKinds.food);

export const { placementAtom, tellAtom: tellPlacementAtom, sendAgainFromAtom, isPageAloneAtom } = foodPlacing;
