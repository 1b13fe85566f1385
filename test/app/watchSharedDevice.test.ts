// @vitest-environment happy-dom
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { watchSharedDevice } from "../../src/app/composition/residents/lazy/watchSharedDevice.ts";
import { newsAtom } from "../../src/app/lateParts.atoms.ts";
import { createDevice } from "../../src/services/adapters/device/deviceMemory.ts";
import type { Accounts } from "../../src/services/ports/accounts.ts";
import { servicesAtom } from "../../src/state/services.atoms.ts";
import { storedOrders } from "../../src/wire/storage/orderTable.ts";
import { orderKeys, storageRows } from "../../src/wire/storage/table.ts";
import { shop } from "../state/cart/cartFixture.ts";
import { settle } from "../state/checkout/checkoutTab.ts";
import { serve } from "../support/buildServices.ts";
import { startIn } from "./startIn.ts";

const minute = 60_000;
afterEach(() => sessionStorage.clear());

const announceOrder = (from: EventTarget) =>
  void from.dispatchEvent(new CustomEvent("servery:order-placed", { bubbles: true, composed: true }));

async function sharedShop() {
  const { store, passTime } = await shop();
  const device = createDevice("store-120", undefined, true);
  const restart = vi.fn();
  const host = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => host.remove());
  startIn(watchSharedDevice, { store, host, device, restart });
  device.save(storageRows.room, "12");
  return { store, passTime, device, restart, place: () => announceOrder(host) };
}

describe("a device that strangers share", () => {
  it("starts anew five minutes after the last touch that follows an order, and only once", async () => {
    const { store, passTime, device, restart, place } = await sharedShop();
    store.set(newsAtom, "Your order is in");
    passTime(10 * minute);
    expect(restart).not.toHaveBeenCalled();
    place();
    passTime(4 * minute);
    document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    passTime(4.5 * minute);
    expect(restart).not.toHaveBeenCalled();
    expect(device.read(storageRows.room)).toBe("12");
    passTime(minute);
    await vi.waitFor(() => expect(restart).toHaveBeenCalledOnce());
    expect(device.read(storageRows.room)).toBeNull();
    expect(store.get(newsAtom)).toBeNull();
    expect(store.get(servicesAtom).history.current()).toBe("/");
    passTime(10 * minute);
    expect(restart).toHaveBeenCalledOnce();
  });

  it("waits for an order whose outcome isn't known", async () => {
    const { passTime, restart, place } = await sharedShop();
    const key = `servery:store-120:${orderKeys.checkoutData.key}`;
    sessionStorage.setItem(key, "{}");
    place();
    passTime(10 * minute);
    expect(restart).not.toHaveBeenCalled();
    sessionStorage.removeItem(key);
    passTime(minute);
    await vi.waitFor(() => expect(restart).toHaveBeenCalledOnce());
  });

  it("starts anew after an order whose element is gone, and not after the order of another shop on the page", async () => {
    const { passTime, restart } = await sharedShop();
    const other = document.body.appendChild(document.createElement("div"));
    onTestFinished(() => other.remove());
    announceOrder(other);
    passTime(10 * minute);
    expect(restart).not.toHaveBeenCalled();
    announceOrder(document);
    passTime(10 * minute);
    await vi.waitFor(() => expect(restart).toHaveBeenCalledOnce());
  });

  it("doesn't start anew before the member is signed out, even if the next diner touches the screen", async () => {
    const { store, passTime, device, restart, place } = await sharedShop();
    const signOut = vi.fn().mockRejectedValueOnce(new TypeError("offline")).mockResolvedValue(undefined);
    serve(store, { loadAccounts: async () => ({ signOut }) as unknown as Accounts });
    device.save(storedOrders.signedIn, true);
    place();
    passTime(6 * minute);
    await vi.waitFor(() => expect(signOut).toHaveBeenCalledOnce());
    await settle();
    expect(restart).not.toHaveBeenCalled();
    expect(device.read(storageRows.room)).toBe("12");
    document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    passTime(10_000);
    await vi.waitFor(() => expect(restart).toHaveBeenCalledOnce());
    expect(signOut).toHaveBeenCalledTimes(2);
    expect(device.read(storageRows.room)).toBeNull();
  });
});
