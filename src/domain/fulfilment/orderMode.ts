import type { Address } from "../customer/address.ts";
import type { Minimums, Store, StoreView } from "../store/store.ts";
import type { Position } from "./delivery.ts";

export interface DeliveryAddress extends Address {
  readonly position: Position | null;
}

/** How an order is received, and the details of the place. */
export type Fulfilment =
  | { readonly mode: "delivery"; readonly address: DeliveryAddress; readonly instructions: string }
  | { readonly mode: "pickup" }
  | { readonly mode: "room"; readonly room: string }
  | { readonly mode: "table"; readonly table: string };

/** R47: the four order modes. */
export type OrderMode = Fulfilment["mode"];

/** The business rules that differ between the modes. */
export interface ModeRules {
  /** The store's flag that turns the mode on. */
  readonly flag: keyof Pick<StoreView, "delivery" | "pickup" | "room" | "table">;
  /** The mode whose time settings it uses. Null: no time is chosen, and nothing can be ordered ahead (R52). */
  readonly times: keyof Store["preOrder"] | null;
  readonly minimum: keyof Minimums;
  /** It is brought to the diner, so once it is ready, it is on its way. */
  readonly isBrought: boolean;
}

/** In the order of the tabs, which is also the order of preference (R48). */
export const modeRules: Readonly<Record<OrderMode, ModeRules>> = {
  delivery: { flag: "delivery", times: "delivery", minimum: "delivery", isBrought: true },
  pickup: { flag: "pickup", times: "pickup", minimum: "pickup", isBrought: false },
  room: { flag: "room", times: null, minimum: "delivery", isBrought: true },
  table: { flag: "table", times: null, minimum: "table", isBrought: true },
};

export const orderModes = Object.keys(modeRules) as readonly OrderMode[];

/** Whether orders for a later opening period are accepted. */
export function takesOrdersAhead(mode: OrderMode, { preOrder }: Pick<Store, "preOrder">): boolean {
  const { times } = modeRules[mode];
  return times !== null && preOrder[times];
}
