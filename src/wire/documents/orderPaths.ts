import type { OrderReference } from "../../domain/order/orderReference.ts";
import type { StoreId } from "../../domain/store/store.ts";
import type { DocumentPaths } from "./paths.ts";

/** The document paths of orders and members (R8). */
interface OrderPaths {
  triggers(storeId: StoreId): string;
  /** The signed-in member's own document. */
  user(uid: string): string;
  template(key: string): string;
  /** The collection of a member's orders. */
  orders(whose: { readonly storeId: StoreId; readonly customerId: string }): string;
  /** Whether that collection contains all customers' orders. */
  readonly ordersNeedOwner: boolean;
  /** Null if the id can't name a document: a screen's URL may contain anything. */
  order(reference: OrderReference): string | null;
}

/** Firestore's rule for document ids. It also excludes "..", which a URL would resolve to another path. */
function isDocumentId(id: string): boolean {
  return id !== "" && !id.includes("/") && !/^(\.\.?|__.*__)$/.test(id);
}

export function orderPaths({ stores, store }: DocumentPaths): OrderPaths {
  // Collections that don't belong to a store are next to the stores: below the brand if there is one.
  const root = stores.slice(0, -"Companies".length);
  const user = (uid: string) => `${root}Users/${uid}`;
  const ordersNeedOwner = root === "";
  const orders: OrderPaths["orders"] = ({ storeId, customerId }) =>
    `${ordersNeedOwner ? store(storeId) : user(customerId)}/TrackingOrders`;
  return {
    triggers: (storeId) => `${store(storeId)}/PriceTriggers`,
    user,
    template: (key) => `${root}MessageTemplates/${key}`,
    orders,
    ordersNeedOwner,
    order({ udid, storeId, customerId }) {
      if (!isDocumentId(udid) || !isDocumentId(customerId)) return null;
      return `${orders({ storeId, customerId })}/${udid}`;
    },
  };
}
