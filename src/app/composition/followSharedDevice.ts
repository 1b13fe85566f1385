import type { Device } from "../../services/adapters/device/deviceMemory.ts";
import { forgetDiner, forgetEarlier } from "../../services/adapters/device/sharedDevice.ts";
import { signOutAtom } from "../../state/customer/signOut.actions.ts";
import { redirectAtom } from "../../state/navigation/navigation.atoms.ts";
import { homeRouteAtom } from "../../state/screen/homeRoute.atoms.ts";
import { type JotaiStore, servicesAtom } from "../../state/services.atoms.ts";
import { storedGifts } from "../../wire/storage/giftTable.ts";
import { storedOrders } from "../../wire/storage/orderTable.ts";
import { newsAtom } from "../news.atoms.ts";
import { stopAll } from "./stopAll.ts";

const lookMs = 10_000;

const idleMs = 300_000;

const touches = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

const attempts = [
  storedOrders.checkoutData,
  storedOrders.checkoutDataOfTab,
  storedGifts.giftCheckoutData,
  storedGifts.giftCheckoutDataOfTab,
];

function hear(types: readonly string[], listener: () => void): () => void {
  for (const type of types) document.addEventListener(type, listener, { capture: true, passive: true });
  return () => {
    for (const type of types) document.removeEventListener(type, listener, { capture: true });
  };
}

/**
 * R86: after an order, five minutes without a touch start the shop anew for the next diner. An order whose outcome
 * isn't known yet is waited for.
 */
export function followSharedDevice(store: JotaiStore, device: Device, restart: () => void): () => void {
  forgetEarlier(device.scope);
  let hasOrdered = false;
  const { clock } = store.get(servicesAtom);
  let touchedAt = clock.conservativeNow();
  const startAnew = async () => {
    if (device.read(storedOrders.signedIn)) await store.set(signOutAtom);
    store.set(redirectAtom, store.get(homeRouteAtom));
    store.set(newsAtom, null);
    restart();
    // The shop that closes stores what was typed once more. The new one has read nothing yet.
    forgetDiner(device.scope);
  };
  const look = () => {
    const isIdle = clock.conservativeNow() - touchedAt >= idleMs;
    if (!hasOrdered || !isIdle || attempts.some(device.holds)) return;
    hasOrdered = false;
    void startAnew();
  };
  return stopAll([
    hear(touches, () => {
      touchedAt = clock.conservativeNow();
    }),
    hear(["servery:order-placed"], () => {
      hasOrdered = true;
      touchedAt = clock.conservativeNow();
    }),
    clock.every(lookMs, look),
  ]);
}
