import type { Attempt } from "../../domain/checkout/attempt.ts";
import { storedOrders } from "../../wire/storage/orderTable.ts";
import type { StoredThing } from "../../wire/storage/stored.ts";
import type { Attempts } from "../ports/ordering.ts";
import type { OrderServices } from "../ports/services.ts";
import type { Device } from "./deviceMemory.ts";

interface Rows<A extends Attempt> {
  readonly forAll: StoredThing<A>;
  /** Where there is no room for all tabs. */
  readonly forTab: StoredThing<A>;
}

/** Other tabs hear of an end within moments, so a few are enough. */
const mostEnded = 5;

/**
 * R33: the order in progress, kept for all tabs and elements, or for this tab where there is no room for that. Each kind
 * of goods has rows of its own.
 */
export function attemptsIn<A extends Attempt>(device: Device, { forAll, forTab }: Rows<A>): Attempts<A> {
  const { exclusively, isFirst, settled } = device;
  let known: A | null = null;
  const ended = () => device.read(storedOrders.endedOrders) ?? [];
  const stored = () => {
    const shared = device.read(forAll);
    const own = device.read(forTab);
    if (!shared || !own) return shared ?? own;
    return shared.reference.udid === own.reference.udid && own.postedAt > shared.postedAt ? own : shared;
  };
  const kept = () => {
    const found = stored();
    // A site's own script may clear the storage. That doesn't end an order: only its known outcome does.
    if (!found && known && !ended().includes(known.reference.udid)) device.keep(forAll, known);
    else known = found;
    return known;
  };
  return {
    exclusively,
    isFirst,
    settled,
    kept,
    keep(attempt) {
      known = attempt;
      return device.keep(forAll, attempt);
    },
    outlivesPage: () => device.keep(storedOrders.endedOrders, ended()),
    keepForTab: (attempt) => device.keep(forTab, attempt),
    end(udid) {
      const now = [udid, ...ended().filter((other) => other !== udid)].slice(0, mostEnded);
      // Marked before it is removed, so that a tab that misses it sees why; and again afterwards where only the removal
      // makes room.
      const isMarked = device.keep(storedOrders.endedOrders, now);
      device.forget(forAll);
      device.forget(forTab);
      if (!isMarked) device.keep(storedOrders.endedOrders, now);
      // Or it would be kept anew once so many others have ended.
      if (known?.reference.udid === udid) known = null;
    },
    hasEnded: (udid) => ended().includes(udid),
    listen: (listener) =>
      device.watch(forAll, (shared) => {
        const before = known;
        const now = kept();
        if (!shared && !now) device.forget(forTab);
        // It was cleared and restored: nothing has changed. That it has ended is told to each, whoever has looked before.
        if (shared || !now || now !== before) listener(now);
      }),
  };
}

export function createDeviceAttempts(device: Device): OrderServices["attempts"] {
  const { checkoutData: forAll, checkoutDataOfTab: forTab } = storedOrders;
  return { food: attemptsIn(device, { forAll, forTab }) };
}
