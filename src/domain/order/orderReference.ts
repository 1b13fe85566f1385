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

const [highPrime, lowPrime] = [0x9e3779b1, 0x5f356495];

/**
 * An order's id for the host page's analytics: always the same, but the UDID can't be recovered from it, because
 * anybody who has the UDID can open a guest's order. 53 of the UDID's 122 random bits remain, which is enough to tell
 * orders apart.
 */
export function transactionIdOf(udid: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const letter of udid) {
    const code = letter.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, highPrime);
    low = Math.imul(low ^ code, lowPrime);
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  return String(2 ** 32 * (high & 0x1fffff) + (low >>> 0));
}
