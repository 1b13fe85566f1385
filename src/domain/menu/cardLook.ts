import type { StoreView } from "../store/store.ts";
import { type StoreState, takesOrders } from "../store/storeState.ts";
import type { DietaryChoices } from "./menu.ts";

/** What all cards of a menu have in common. */
export interface CardLook {
  readonly offered: DietaryChoices;
  readonly isCentred: boolean;
  /** A shop that takes no orders has nothing to add to. */
  readonly hasPlus: boolean;
}

/** Null while store or state aren't known. */
export function cardLook(
  store: { readonly view: Pick<StoreView, "centredPhotos"> } | null,
  state: StoreState | null,
  offered: DietaryChoices,
): CardLook {
  return { offered, isCentred: store?.view.centredPhotos ?? false, hasPlus: takesOrders(state) };
}
