import type { StoreId } from "../store/store.ts";

/**
 * The customer of an order: a guest is identified by an identifier stored on the device (R34), a member by their uid.
 */
export type OrderCustomer =
  | { readonly kind: "guest"; readonly id: string }
  | { readonly kind: "member"; readonly id: string };

/** The prefix of guest identifiers. No sign-in service starts a uid with it. */
export const guestPrefix = "g-";

/** The data needed to find an order again (R8). */
export interface OrderReference {
  readonly udid: string;
  readonly storeId: StoreId;
  readonly customerId: string;
}

/** The uid of the member who placed the order; null for a guest's order. */
export function memberOf({ customerId }: OrderReference): string | null {
  return customerId.startsWith(guestPrefix) ? null : customerId;
}
