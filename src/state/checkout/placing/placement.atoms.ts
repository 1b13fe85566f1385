import { foodGoods } from "../goods/foodGoods.ts";
import { createPlacing } from "./createPlacing.ts";

/** The state of ordering the cart's dishes. */
export const foodPlacing = createPlacing(foodGoods);

export const { placementAtom, dispatchAtom: dispatchPlacementAtom, reopenedAtom } = foodPlacing;
