import type { Attempt } from "../../domain/checkout/attempt.ts";
import { storedOrders } from "../../wire/storage/orderTable.ts";
import type { StoredThing } from "../../wire/storage/stored.ts";
import type { Attempts } from "../ports/ordering.ts";
import type { OrderServices } from "../ports/services.ts";
import type { Device } from "./deviceMemory.ts";

type Row = StoredThing<Attempt>;

/** R33: the order on its way, for all tabs and elements, or for this tab where there is no room for that. */
function attemptsIn(device: Device, forAll: Row, forTab: Row): Attempts {
  const { exclusively, settled } = device;
  const kept: Attempts["kept"] = () => {
    const shared = device.read(forAll);
    const own = device.read(forTab);
    if (!shared || !own) return shared ?? own;
    return shared.address.udid === own.address.udid && own.postedAt > shared.postedAt ? own : shared;
  };
  return {
    exclusively,
    settled,
    kept,
    keep: (attempt) => device.keep(forAll, attempt),
    keepForTab: (attempt) => device.keep(forTab, attempt),
    forget() {
      device.forget(forAll);
      device.forget(forTab);
    },
    listen: (listener) =>
      device.watch(forAll, (shared) => {
        if (!shared) device.forget(forTab);
        listener(kept());
      }),
  };
}

/** Each kind of goods has rows of its own. */
export function createDeviceAttempts(device: Device): OrderServices["attempts"] {
  const { checkoutData, checkoutDataOfTab } = storedOrders;
  return { food: attemptsIn(device, checkoutData, checkoutDataOfTab) };
}
