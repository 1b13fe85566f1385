import type { Customer } from "../../domain/customer/customer.ts";
import type { OrderCustomer } from "../../domain/order/orderReference.ts";

/** Who is signed in at a shop. All its tabs and elements agree on that (R61). */
export interface Session {
  customer(): Customer;
  /** Whose the next order is. A guest's identifier is made with their first order, and is the same from then on (R34). */
  orderAs(): OrderCustomer;
  /**
   * Proves who the member is, and is valid now (R63). Null for a guest, and where none can be had: the backend then
   * asks the member to log in again. Never throws, and doesn't keep an order waiting for long.
   */
  token(): Promise<string | null>;
  /** Hears of each change of the customer, their points included, until stopped. */
  listen(listener: (customer: Customer) => void): () => void;
}
