import type { Customer } from "../../domain/customer/customer.ts";
import type { OrderCustomer } from "../../domain/order/orderReference.ts";

/** Who is signed in at a shop: the same for all its tabs and elements (R61). */
export interface Session {
  customer(): Customer;
  /** Somebody was signed in here, and it isn't known yet whether they still are. Until then they are a guest. */
  isReturning(): boolean;
  /** The same, however long it takes, and where their session has ended by itself while they were here. */
  mayReturn(): boolean;
  /** To be asked of a guest: whether who was signed in last has logged out, in whatever tab or element. A session that
   * has ended by itself says no.
   */
  hasLoggedOut(): boolean;
  /**
   * The customer of the next order. A guest's identifier is made with their first order and then stays the same (R34).
   */
  orderAs(): OrderCustomer;
  /**
   * A valid token that proves who the member is (R63). Null for a guest, and where no token is available: the backend
   * then asks the member to log in again. Never throws, and doesn't delay an order for long.
   */
  token(): Promise<string | null>;
  /**
   * Calls the listener on each change of the customer, their points included, and once it is known whether they are back;
   * until stopped.
   */
  listen(listener: (customer: Customer) => void): () => void;
}
