import type { GiftAttempt } from "../../domain/checkout/attempt.ts";
import type { GiftMenu } from "../../domain/gift/giftCard.ts";
import type { GiftCodes, SavedGifts } from "../../domain/gift/savedGifts.ts";
import type { OrderReference } from "../../domain/order/orderReference.ts";
import type { BankSurcharge } from "../../domain/payment/bankSurcharges.ts";
import type { StoreId } from "../../domain/store/store.ts";
import type { Attempts } from "./ordering.ts";

/** What a store's gift cards need to be sold and priced, without its dishes. */
export interface GiftShop {
  readonly menus: readonly GiftMenu[];
  readonly bank: readonly BankSurcharge[];
}

export interface GiftShopAsked {
  readonly storeId: StoreId;
  /** For times without a zone (R9). */
  readonly zone: string;
}

/** Gift carts and their codes on this device, apart from those of dishes. */
export interface GiftMemory {
  carts(): SavedGifts | null;
  /** Whether they outlive the page. */
  keepCarts(carts: SavedGifts): boolean;
  /** Calls the listener with what another tab or element of the shop keeps, until stopped. So does the one below. */
  watchCarts(listener: (carts: SavedGifts) => void): () => void;
  codes(): GiftCodes | null;
  keepCodes(codes: GiftCodes): void;
  watchCodes(listener: (codes: GiftCodes) => void): () => void;
  /** The order that was placed last, until its buyer has seen it. */
  unseenOrder(): OrderReference | null;
  keepUnseenOrder(reference: OrderReference): void;
  forgetUnseenOrder(): void;
}

export interface GiftServices {
  readonly attempts: Attempts<GiftAttempt>;
  readonly memory: GiftMemory;
  /** Whom a buyer writes to where the network failed (R72); empty: nobody is named. */
  readonly supportEmail: string;
}
