import { storedThings } from "../../wire/storage/table.ts";
import type { Attempts } from "../ports/ordering.ts";
import type { Device } from "./deviceMemory.ts";

const { checkoutData, checkoutDataOfTab } = storedThings;

/** R33: the order on its way, for all tabs and elements. Nobody claims one before what is kept can be read. */
export function createDeviceAttempts(device: Device, learnOrders: () => Promise<void>): Attempts {
  const { settled } = device;
  const kept: Attempts["kept"] = () => {
    const shared = device.read(checkoutData);
    const own = device.read(checkoutDataOfTab);
    if (!shared || !own) return shared ?? own;
    return shared.address.udid === own.address.udid && own.postedAt > shared.postedAt ? own : shared;
  };
  return {
    exclusively: (task) => learnOrders().then(() => device.exclusively(task)),
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
