import { storedGifts } from "../../wire/storage/giftTable.ts";
import type { GiftServices } from "../ports/gifts.ts";
import type { Device } from "./deviceMemory.ts";

/** What the device keeps of gift cards. */
export function createDeviceGifts(device: Device): Pick<GiftServices, "memory"> {
  return {
    memory: {
      carts: () => device.read(storedGifts.giftCart),
      // R33: an older cart may contain what has been ordered since.
      keepCarts: (carts) => device.replace(storedGifts.giftCart, carts),
      watchCarts: (listener) => device.watch(storedGifts.giftCart, (carts) => carts && listener(carts)),
      codes: () => device.read(storedGifts.giftCoupons),
      keepCodes: (codes) => void device.keep(storedGifts.giftCoupons, codes),
      watchCodes: (listener) => device.watch(storedGifts.giftCoupons, (codes) => codes && listener(codes)),
    },
  };
}
