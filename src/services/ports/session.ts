import type { Customer } from "../../domain/customer/customer.ts";
import type { OrderCustomer } from "../../domain/order/orderReference.ts";

/** Who is signed in at a shop: the same for all its tabs and elements (R61). */
export interface Session {
  customer(): Customer;
  /** A member was signed in here, and it isn't known yet whether they still are. Until then they count as a guest. */
  isReturning(): boolean;
  /** Like `isReturning`, but without a time limit, and also after a session ended by itself during this visit. */
  mayReturn(): boolean;
  /**
   * Only meaningful for a guest: whether the last signed-in member has logged out, in any tab or element. False if
   * their session ended by itself.
   */
  hasLoggedOut(): boolean;
  /**
   * The customer of the next order. A guest's identifier is created with their first order and then stays the same
   * (R34).
   */
  orderAs(): OrderCustomer;
  /** Whether an order with this customer's identifier is the diner's own: the member's, or this device's guest's (R84). */
  owns(customerId: string): boolean;
  /**
   * A valid token that proves who the member is (R63). Null for a guest, or if no token is available: the backend then
   * asks the member to log in again. Never throws, and doesn't delay an order for long.
   */
  token(): Promise<string | null>;
  /**
   * Calls the listener on each change of the customer, including their points, and once it is known whether they are
   * signed in again; until stopped.
   */
  listen(listener: (customer: Customer) => void): () => void;
}
