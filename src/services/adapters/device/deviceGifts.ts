import type { GiftAttempt } from "../../../domain/checkout/attempt.ts";
import { type SavedGifts, savedGiftCart, withoutOrderedGifts, withStoreList } from "../../../domain/gift/savedGifts.ts";
import { storedGifts } from "../../../wire/storage/giftTable.ts";
import type { GiftServices } from "../../ports/gifts.ts";
import { attemptsIn, orderOnItsWay } from "./deviceAttempts.ts";
import type { Device } from "./deviceMemory.ts";

/**
 * Removes the lines that only the order itself stores (`holdsCart`). The element that sends the order still shows them.
 */
function withoutAttempted(carts: SavedGifts, order: GiftAttempt | null): SavedGifts {
  if (!order?.holdsCart || !order.ordered) return carts;
  const { storeId } = order.reference;
  return withStoreList(carts, storeId, withoutOrderedGifts(savedGiftCart(carts, storeId), order.ordered).lines);
}

/** What the device stores of gift cards. */
export function createDeviceGifts(device: Device): Pick<GiftServices, "attempts" | "memory"> {
  const { giftCart, giftCoupons, giftCheckoutData, giftCheckoutDataOfTab, unseenGiftOrder } = storedGifts;
  const attempts = attemptsIn(device, { forAll: giftCheckoutData, forTab: giftCheckoutDataOfTab });
  return {
    attempts,
    memory: {
      carts: () => device.read(giftCart),
      // R33: an older stored cart may contain lines that have been ordered since.
      saveCarts: (carts) =>
        device.replace(giftCart, withoutAttempted(carts, orderOnItsWay(device, attempts, giftCheckoutData))),
      watchCarts(listener) {
        // Listening keeps `attempts` up to date, so that an order that ended in another tab isn't stored again.
        const stopHearing = attempts.listen(() => {});
        const stopWatching = device.watch(giftCart, (carts) => carts && listener(carts));
        return () => {
          stopHearing();
          stopWatching();
        };
      },
      codes: () => device.read(giftCoupons),
      saveCodes: (codes) => void device.save(giftCoupons, codes),
      watchCodes: (listener) => device.watch(giftCoupons, (codes) => codes && listener(codes)),
      unseenOrder: () => device.read(unseenGiftOrder),
      saveUnseenOrder: (reference) => void device.save(unseenGiftOrder, reference),
      forgetUnseenOrder: () => device.forget(unseenGiftOrder),
    },
  };
}
