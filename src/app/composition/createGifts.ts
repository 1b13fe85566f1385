import { createDeviceGifts } from "../../services/adapters/deviceGifts.ts";
import { createFirestoreGifts } from "../../services/adapters/firestoreGifts.ts";
import type { Clock } from "../../services/ports/clock.ts";
import type { GiftServices } from "../../services/ports/gifts.ts";
import type { ShopContext } from "./createServices.ts";

export function createGifts(context: ShopContext & { readonly clock: Clock }): GiftServices {
  return {
    ...createDeviceGifts(context.device),
    supportEmail: context.deployment.supportEmail,
    loadShop: createFirestoreGifts(context),
  };
}
