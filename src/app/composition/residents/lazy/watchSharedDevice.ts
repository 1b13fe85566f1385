import { forgetDiner, forgetEarlier } from "../../../../services/adapters/device/sharedDevice.ts";
import { signOutAtom } from "../../../../state/customer/signOut.actions.ts";
import { redirectAtom } from "../../../../state/navigation/navigation.atoms.ts";
import { homeRouteAtom } from "../../../../state/screen/homeRoute.atoms.ts";
import { servicesAtom } from "../../../../state/services.atoms.ts";
import { storedGifts } from "../../../../wire/storage/giftTable.ts";
import { storedOrders } from "../../../../wire/storage/orderTable.ts";
import { newsAtom } from "../../../lateParts.atoms.ts";
import type { OpenShop } from "../../shopScope.ts";

const lookMs = 10_000;

const idleMs = 300_000;

const touches = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

const attempts = [
  storedOrders.checkoutData,
  storedOrders.checkoutDataOfTab,
  storedGifts.giftCheckoutData,
  storedGifts.giftCheckoutDataOfTab,
];

function listen(target: EventTarget, type: string, listener: (event: Event) => void): () => void {
  target.addEventListener(type, listener, { capture: true, passive: true });
  return () => target.removeEventListener(type, listener, { capture: true });
}

type SharedShop = Pick<OpenShop, "store" | "scope" | "host" | "device" | "restart">;

/**
 * R86: after an order, five minutes without a touch start the shop anew for the next diner. An order whose outcome
 * isn't known yet is waited for.
 */
export function watchSharedDevice({ store, scope, host, device, restart }: SharedShop): void {
  forgetEarlier(device.scope);
  let hasOrdered = false;
  let isDue = false;
  const { clock } = store.get(servicesAtom);
  let touchedAt = clock.conservativeNow();
  const touch = () => {
    touchedAt = clock.conservativeNow();
  };
  const onOrder = () => {
    hasOrdered = true;
    touch();
  };
  const startAnew = async () => {
    const isSignedOut = !device.read(storedOrders.signedIn) || (await store.set(signOutAtom));
    // Tried again at the next look, even if somebody touches the screen: they must not order as this member.
    if (!isSignedOut) {
      isDue = true;
      return;
    }
    store.set(redirectAtom, store.get(homeRouteAtom));
    store.set(newsAtom, null);
    restart();
    // The shop that closes stores what was typed once more. The new one has read nothing yet.
    forgetDiner(device.scope);
  };
  const look = () => {
    const isIdle = clock.conservativeNow() - touchedAt >= idleMs;
    if (hasOrdered && isIdle && !attempts.some(device.has)) {
      hasOrdered = false;
      isDue = true;
    }
    if (!isDue) return;
    isDue = false;
    void startAnew();
  };
  scope.add(
    ...touches.map((type) => listen(document, type, touch)),
    listen(host, "servery:order-placed", onOrder),
    // An order whose element is gone is announced by the document. Other shops' orders only pass it.
    listen(document, "servery:order-placed", ({ target }) => target === document && onOrder()),
    clock.every(lookMs, look),
  );
}
