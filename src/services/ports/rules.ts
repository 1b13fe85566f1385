import type { DeliveryReach } from "../../domain/fulfilment/deliveryReach.ts";
import type { MenuId } from "../../domain/menu/menu.ts";
import type { Charges } from "../../domain/order/priceOrder.ts";
import type { Promotions } from "../../domain/promotion/promotions.ts";
import type { StoreId } from "../../domain/store/store.ts";

/** One store's pricing rules for one of its menus. Showing a menu needs none of them. */
export interface StoreRules {
  readonly promotions: Promotions;
  readonly charges: Charges;
  readonly reach: DeliveryReach;
}

export interface RulesAsked {
  readonly storeId: StoreId;
  readonly menuId: MenuId;
  /** The store's time zone, for times without a zone (R9). */
  readonly zone: string;
}
