import type { StoreId } from "../store/store.ts";

/** Whose order it is: a guest goes by the identifier that is kept on the device (R34), a member by their uid. */
export type OrderCustomer =
  | { readonly kind: "guest"; readonly id: string }
  | { readonly kind: "member"; readonly id: string };

/** What one needs to know to find an order again (R8). */
export interface OrderReference {
  readonly udid: string;
  readonly storeId: StoreId;
  readonly customerId: string;
}
