import { createDeviceGifts } from "../../../services/adapters/device/deviceGifts.ts";
import type { GiftServices } from "../../../services/ports/gifts.ts";
import type { ShopContext } from "./createServices.ts";

export function createGifts(context: ShopContext): GiftServices {
  return {
    ...createDeviceGifts(context.device),
    supportEmail: context.deployment.supportEmail,
  };
}
