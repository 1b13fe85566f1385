import type { StoreView } from "../store/store.ts";
import { type StoreState, takesOrders } from "../store/storeState.ts";
import type { DietaryChoices } from "./menu.ts";

/** Settings that are the same for all cards of a menu. */
export interface CardLook {
  readonly offered: DietaryChoices;
  readonly isCentred: boolean;
  /** Whether cards have a "+" button: not while the store takes no orders. */
  readonly hasPlus: boolean;
}

/** `store` and `state` are null until they are known. */
export function cardLook(
  store: { readonly view: Pick<StoreView, "centredPhotos"> } | null,
  state: StoreState | null,
  offered: DietaryChoices,
): CardLook {
  return { offered, isCentred: store?.view.centredPhotos ?? false, hasPlus: takesOrders(state) };
}
