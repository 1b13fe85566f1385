import type { Attempt } from "../../../domain/checkout/attempt.ts";
import { transactionIdOf } from "../../../domain/order/orderReference.ts";
import { storedOrders } from "../../../wire/storage/orderTable.ts";
import { storageKey } from "../../../wire/storage/scope.ts";
import type { StorageRow, StorageSlot } from "../../../wire/storage/stored.ts";
import type { Memory } from "../../ports/memory.ts";
import type { Attempts } from "../../ports/ordering.ts";
import type { OrderServices } from "../../ports/services.ts";
import type { Device } from "./deviceMemory.ts";
import { storedText } from "./deviceStorage.ts";
import { withOwn } from "./ownValue.ts";

interface Rows<A extends Attempt> {
  readonly forAll: StorageRow<A>;
  /** Used if the shared storage has no room. */
  readonly forTab: StorageRow<A>;
}

/** Other tabs learn of an end quickly, so a few entries are enough. */
const mostEnded = 5;

/**
 * R33 tabs: the order in progress, stored for all tabs and elements, or only for this tab if there is no room. Each
 * kind of goods has its own rows.
 */
export function attemptsIn<A extends Attempt>(device: Device, { forAll, forTab }: Rows<A>): Attempts<A> {
  const { exclusively, isFirst, settled } = device;
  let inMemory: A | null = null;
  const ended = () => device.read(storedOrders.endedOrders) ?? [];
  // R85: the UDID opens the order, so it isn't left behind.
  const hasEnded = (udid: string) => ended().includes(transactionIdOf(udid));
  const readStored = () => {
    const shared = device.read(forAll);
    const own = device.read(forTab);
    if (!shared || !own) return shared ?? own;
    return shared.reference.udid === own.reference.udid && own.postedAt > shared.postedAt ? own : shared;
  };
  const stored = () => {
    const found = readStored();
    // A script of the site may clear the storage. That doesn't end an order: only a known outcome does.
    if (!found && inMemory && !hasEnded(inMemory.reference.udid)) device.save(forAll, inMemory);
    else inMemory = found;
    return inMemory;
  };
  return {
    exclusively,
    isFirst,
    settled,
    stored,
    save(attempt) {
      inMemory = attempt;
      return device.save(forAll, attempt);
    },
    outlivesPage: () => device.save(storedOrders.endedOrders, ended()),
    saveForTab: (attempt) => device.save(forTab, attempt),
    end(udid) {
      const id = transactionIdOf(udid);
      const now = [id, ...ended().filter((other) => other !== id)].slice(0, mostEnded);
      // Marked before the removal, so that other tabs see the reason, and again afterwards, because maybe only the
      // removal made room.
      device.save(storedOrders.endedOrders, now);
      device.forget(forAll);
      device.forget(forTab);
      device.save(storedOrders.endedOrders, now);
      // Otherwise it would be stored again once it drops off the list of ended orders.
      if (inMemory?.reference.udid === udid) inMemory = null;
    },
    hasEnded,
    listen: (listener) =>
      device.watch(forAll, (shared) => {
        const before = inMemory;
        const now = stored();
        if (!shared && !now) device.forget(forTab);
        // If it was cleared and restored, nothing has changed. An end is reported to each listener, even if `stored`
        // already noticed it.
        if (shared || !now || now !== before) listener(now);
      }),
  };
}

export function createDeviceAttempts(device: Device): OrderServices["attempts"] {
  const { checkoutData: forAll, checkoutDataOfTab: forTab } = storedOrders;
  return { food: attemptsIn(device, { forAll, forTab }) };
}

/**
 * R33 cart: a stored cart must not outlive the order that contains its lines, or they would be ordered again. If the
 * device has lost that order and has no room to store it, the order holds the lines from now on.
 */
export function orderOnItsWay<A extends Attempt>({ scope }: Device, attempts: Attempts<A>, row: StorageSlot): A | null {
  const order = attempts.stored();
  if (!order || order.holdsCart || storedText(row, storageKey(scope, row.key))) return order;
  if (attempts.save(order)) return order;
  const holding = { ...order, holdsCart: true };
  if (!attempts.save(holding)) attempts.saveForTab(holding);
  return holding;
}

/** Stores a cart as `without` changes it: without the lines that only an order in progress stores. */
export function withAttempts<V, N extends keyof V, A extends Attempt>(
  memory: Memory<V>,
  name: N,
  attempts: Attempts<A>,
  without: (carts: V[N]) => V[N],
): Memory<V> {
  return withOwn(memory, name, {
    save: (carts) => memory.save(name, without(carts)),
    watch(listener) {
      // Listening keeps `attempts` up to date, so that an order that ended in another tab isn't stored again.
      const stopHearing = attempts.listen(() => {});
      const stopWatching = memory.watch(name, listener);
      return () => {
        stopHearing();
        stopWatching();
      };
    },
  });
}
