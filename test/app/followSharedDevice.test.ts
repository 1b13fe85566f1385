// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { followSharedDevice } from "../../src/app/composition/followSharedDevice.ts";
import { newsAtom } from "../../src/app/news.atoms.ts";
import { createDevice } from "../../src/services/adapters/device/deviceMemory.ts";
import { servicesAtom } from "../../src/state/services.atoms.ts";
import { orderKeys, storageRows } from "../../src/wire/storage/table.ts";
import { shop } from "../state/cart/cartFixture.ts";

const minute = 60_000;
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  sessionStorage.clear();
});

const place = () => document.dispatchEvent(new CustomEvent("servery:order-placed"));

async function sharedShop() {
  const { store, passTime } = await shop();
  const device = createDevice("store-120", undefined, true);
  const restart = vi.fn();
  stops.push(followSharedDevice(store, device, restart));
  device.keep(storageRows.room, "12");
  return { store, passTime, device, restart };
}

describe("a device that strangers share", () => {
  it("starts anew five minutes after the last touch that follows an order, and only once", async () => {
    const { store, passTime, device, restart } = await sharedShop();
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
    const { passTime, restart } = await sharedShop();
    const key = `servery:store-120:${orderKeys.checkoutData.key}`;
    sessionStorage.setItem(key, "{}");
    place();
    passTime(10 * minute);
    expect(restart).not.toHaveBeenCalled();
    sessionStorage.removeItem(key);
    passTime(minute);
    await vi.waitFor(() => expect(restart).toHaveBeenCalledOnce());
  });
});
