import type { OrderMode } from "./orderMode.ts";

/**
 * The modes that can be ordered so far, in the order of `modeRules`. Each has its part in
 * `features/checkout/modeParts.ts`.
 */
export const orderableModes = ["delivery", "pickup", "room", "table"] as const satisfies readonly OrderMode[];

export type OrderableMode = (typeof orderableModes)[number];

/**
 * Whether orders for later are promised: only in a mode that the store offers and the checkout has. It reads no list of
 * modes, because the first view needs it and would carry that along.
 */
export function takesLaterOrders({ view, preOrder }: Ahead): boolean {
  return view.pickup && preOrder.pickup;
}

interface Ahead {
  readonly view: { readonly pickup: boolean };
  readonly preOrder: { readonly pickup: boolean };
}
