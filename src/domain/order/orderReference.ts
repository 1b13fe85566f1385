import type { StoreId } from "../store/store.ts";

/** Whose order it is: a guest goes by the identifier that is kept on the device (R34), a member by their uid. */
export type OrderCustomer =
  | { readonly kind: "guest"; readonly id: string }
  | { readonly kind: "member"; readonly id: string };

/** Of a guest's identifier; no sign-in service begins a uid with it. */
export const guestPrefix = "g-";

/** What one needs to know to find an order again (R8). */
export interface OrderReference {
  readonly udid: string;
  readonly storeId: StoreId;
  readonly customerId: string;
}

/** Whose uid the order is under; null: a guest's. */
export function memberOf({ customerId }: OrderReference): string | null {
  return customerId.startsWith(guestPrefix) ? null : customerId;
}
