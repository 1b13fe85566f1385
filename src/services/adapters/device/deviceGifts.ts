import type { GiftAttempt } from "../../../domain/checkout/attempt.ts";
import { type SavedGifts, savedGiftCart, withoutOrderedGifts, withStoreList } from "../../../domain/gift/savedGifts.ts";
import { storedGifts } from "../../../wire/storage/giftTable.ts";
import type { GiftServices } from "../../ports/gifts.ts";
import type { StoredGiftValues } from "../../ports/memory.ts";
import { attemptsIn, orderOnItsWay, withAttempts } from "./deviceAttempts.ts";
import { createMemory, type Device } from "./deviceMemory.ts";

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
  const { giftCheckoutData: forAll, giftCheckoutDataOfTab: forTab } = storedGifts;
  const attempts = attemptsIn(device, { forAll, forTab });
  const without = (carts: SavedGifts) => withoutAttempted(carts, orderOnItsWay(device, attempts, forAll));
  const memory = createMemory<StoredGiftValues>(device, storedGifts);
  return { attempts, memory: withAttempts(memory, "giftCart", attempts, without) };
}
