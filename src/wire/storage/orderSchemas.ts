import { attemptSchema, orderAddressSchema } from "./attempt.ts";
import { savedCartsSchema } from "./cart.ts";
import { storedThings } from "./table.ts";

/** From here on what is kept of carts and orders can be read. */
export function learnOrders(): void {
  storedThings.cart.learn(savedCartsSchema);
  storedThings.checkoutData.learn(attemptSchema);
  storedThings.checkoutDataOfTab.learn(attemptSchema);
  storedThings.unseenOrder.learn(orderAddressSchema);
}
