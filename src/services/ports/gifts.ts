import type { GiftAttempt } from "../../domain/checkout/attempt.ts";
import type { GiftMenu } from "../../domain/gift/giftCard.ts";
import type { GiftCodes, SavedGifts } from "../../domain/gift/savedGifts.ts";
import type { OrderReference } from "../../domain/order/orderReference.ts";
import type { BankSurcharge } from "../../domain/payment/bankSurcharges.ts";
import type { StoreId } from "../../domain/store/store.ts";
import type { Attempts } from "./ordering.ts";

/** What is needed to sell and price a store's gift cards, without its dishes. */
export interface GiftShop {
  readonly menus: readonly GiftMenu[];
  readonly bank: readonly BankSurcharge[];
}

export interface GiftShopRequest {
  readonly storeId: StoreId;
  /** The store's time zone, for times without a zone (R9). */
  readonly zone: string;
}

/** Gift carts and their coupon codes on this device, stored separately from those of dishes. */
export interface GiftMemory {
  carts(): SavedGifts | null;
  /** Returns whether the carts were stored, so that they survive the page. */
  saveCarts(carts: SavedGifts): boolean;
  /**
   * Calls the listener when another tab or element of the shop stores a change, until stopped. `watchCodes` does the
   * same.
   */
  watchCarts(listener: (carts: SavedGifts) => void): () => void;
  codes(): GiftCodes | null;
  saveCodes(codes: GiftCodes): void;
  watchCodes(listener: (codes: GiftCodes) => void): () => void;
  /** The last order that was placed, until its buyer has seen it. */
  unseenOrder(): OrderReference | null;
  saveUnseenOrder(reference: OrderReference): void;
  forgetUnseenOrder(): void;
}

export interface GiftServices {
  readonly attempts: Attempts<GiftAttempt>;
  readonly memory: GiftMemory;
  /** The address a buyer can write to after a network failure (R72). If empty, no address is shown. */
  readonly supportEmail: string;
}
