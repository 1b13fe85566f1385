import type { Getter } from "jotai";
import type { OrderReference } from "../../../domain/order/orderReference.ts";
import { isShopGoneAtom } from "../../order/orderChange.atoms.ts";
import { storeAtom } from "../../store/store.atoms.ts";

/** Whether the order's store is shown. */
export function isOnScreen(get: Getter, { storeId }: OrderReference): boolean {
  const shown = get(storeAtom);
  return !get(isShopGoneAtom) && shown.kind === "ready" && shown.value.id === storeId;
}
