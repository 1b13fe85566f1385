import type { Customer } from "../../../domain/customer/customer.ts";
import { guestPrefix } from "../../../domain/order/orderReference.ts";
import { storedOrders } from "../../../wire/storage/orderTable.ts";
import type { Identifiers } from "../../ports/services.ts";
import type { Session } from "../../ports/session.ts";
import type { Device } from "../device/deviceMemory.ts";

const guest: Customer = { kind: "guest" };

/** The session of a shop without sign-in. */
export function createGuestSession(device: Device, identifiers: Identifiers): Session {
  return {
    customer: () => guest,
    orderAs() {
      const stored = device.read(storedOrders.guest);
      const id = stored ?? guestPrefix + identifiers.fresh();
      if (stored === null) device.save(storedOrders.guest, id);
      return { kind: "guest", id };
    },
    owns: (customerId) => device.read(storedOrders.guest) === customerId,
    isReturning: () => false,
    mayReturn: () => false,
    hasLoggedOut: () => false,
    token: async () => null,
    listen: () => () => {},
  };
}
