import type { OrderAddress } from "../../domain/order/orderAddress.ts";
import type { StoreId } from "../../domain/store/store.ts";
import type { DocumentPaths } from "./paths.ts";

/** Where the documents of an order stand (R8). */
export interface OrderPaths {
  triggers(storeId: StoreId): string;
  /** Null where no document can stand: the address of a screen may say anything. */
  order(address: OrderAddress): string | null;
}

/** Firestore's own rule for a document's id; also keeps "..", which an address resolves, from leading elsewhere. */
function isDocumentId(id: string): boolean {
  return id !== "" && !id.includes("/") && !/^(\.\.?|__.*__)$/.test(id);
}

export function orderPaths({ place, store }: DocumentPaths): OrderPaths {
  return {
    triggers: (storeId) => `${store(storeId)}/PriceTriggers`,
    order({ udid, storeId, customerId }) {
      if (!isDocumentId(udid) || !isDocumentId(customerId)) return null;
      const owner = place.isBranded ? `Brands/${place.hqId}/Users/${customerId}` : store(storeId);
      return `${owner}/TrackingOrders/${udid}`;
    },
  };
}
