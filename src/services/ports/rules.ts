import type { DeliveryReach } from "../../domain/fulfilment/deliveryReach.ts";
import type { MenuId } from "../../domain/menu/menu.ts";
import type { Charges } from "../../domain/order/priceOrder.ts";
import type { StoreId } from "../../domain/store/store.ts";
import type { ChineseTexts } from "../../domain/store/storeTexts.ts";

/** What a store charges beside its dishes, and where it delivers to. Showing a menu needs none of it. */
export interface StoreCharges {
  readonly charges: Charges;
  readonly reach: DeliveryReach;
  readonly texts?: ChineseTexts;
}

/** The store whose rules are read, and the menu that they are read for. */
export interface RulesRequest {
  readonly storeId: StoreId;
  readonly menuId: MenuId;
  /** The store's time zone, for times without a zone (R9). */
  readonly zone: string;
}
