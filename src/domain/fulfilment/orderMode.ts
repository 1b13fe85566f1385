import type { Address } from "../customer/address.ts";
import type { Minimums, Store } from "../store/store.ts";
import type { VisitDestination } from "../visit/visit.ts";
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

/** Driven to the diner's address, served to them where they sit or stay, or collected by them. */
export type Handover = "driven" | "served" | "collected";

/** The business rules that differ between the modes. The store's flag that turns a mode on has the mode's name. */
interface ModeRules {
  /** How the backend identifies it. S35: an order for a room is a delivery with a room. */
  readonly code: number;
  /** The mode whose time settings it uses. Null: no time is chosen, and nothing can be ordered ahead (R52). */
  readonly times: keyof Store["preOrder"] | null;
  readonly minimum: keyof Minimums;
  readonly handover: Handover;
  /** What of a visit names its place. Null: it has no number. */
  readonly place: keyof VisitDestination | null;
}

/** In the order of the tabs, which is also the order of preference (R48). */
export const modeRules = {
  delivery: { code: 10, times: "delivery", minimum: "delivery", handover: "driven", place: null },
  pickup: { code: 3, times: "pickup", minimum: "pickup", handover: "collected", place: null },
  room: { code: 10, times: null, minimum: "delivery", handover: "served", place: "room" },
  table: { code: 2, times: null, minimum: "table", handover: "served", place: "table" },
} as const satisfies Readonly<Record<OrderMode, ModeRules>>;

export const orderModes = Object.keys(modeRules) as readonly OrderMode[];

type Times = { readonly [Mode in OrderMode]: (typeof modeRules)[Mode]["times"] };

/** A mode in which a time is chosen. */
export type TimedMode = { [Mode in OrderMode]: Times[Mode] extends null ? never : Mode }[OrderMode];

export const timedModes = orderModes.filter((mode): mode is TimedMode => modeRules[mode].times !== null);

/** It is brought to the diner, so once it is ready, it is on its way. */
export function isBrought(mode: OrderMode): boolean {
  return modeRules[mode].handover !== "collected";
}

/** Whether orders for a later opening period are accepted. */
export function takesOrdersAhead(mode: OrderMode, { preOrder }: Pick<Store, "preOrder">): boolean {
  const { times } = modeRules[mode];
  return times !== null && preOrder[times];
}
