import type { GiftAttempt } from "../../domain/checkout/attempt.ts";
import type { GiftMenu } from "../../domain/gift/giftCard.ts";
import type { BankSurcharge } from "../../domain/payment/bankSurcharges.ts";
import type { StoreId } from "../../domain/store/store.ts";
import type { Memory, StoredGiftValues } from "./memory.ts";
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

export interface GiftServices {
  readonly attempts: Attempts<GiftAttempt>;
  readonly memory: Memory<StoredGiftValues>;
  /** The address a buyer can write to after a network failure (R72). If empty, no address is shown. */
  readonly supportEmail: string;
}
