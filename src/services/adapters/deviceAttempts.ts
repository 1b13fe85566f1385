import { storedOrders } from "../../wire/storage/orderTable.ts";
import type { Attempts } from "../ports/ordering.ts";
import type { Device } from "./deviceMemory.ts";

const { checkoutData, checkoutDataOfTab } = storedOrders;

/** R33: the order on its way, for all tabs and elements. */
export function createDeviceAttempts(device: Device): Attempts {
  const { exclusively, settled } = device;
  const kept: Attempts["kept"] = () => {
    const shared = device.read(checkoutData);
    const own = device.read(checkoutDataOfTab);
    if (!shared || !own) return shared ?? own;
    return shared.address.udid === own.address.udid && own.postedAt > shared.postedAt ? own : shared;
  };
  return {
    exclusively,
    settled,
    kept,
    keep: (attempt) => device.keep(checkoutData, attempt),
    keepForTab: (attempt) => device.keep(checkoutDataOfTab, attempt),
    forget() {
      device.forget(checkoutData);
      device.forget(checkoutDataOfTab);
    },
    listen: (listener) =>
      device.watch(checkoutData, (shared) => {
        if (!shared) device.forget(checkoutDataOfTab);
        listener(kept());
      }),
  };
}
