import type { OrderMode } from "./orderMode.ts";

/**
 * The modes that can be ordered so far, in the order of `modeRules`. Each has its part in
 * `features/checkout/modeParts.ts`.
 */
export const orderableModes = ["pickup", "room", "table"] as const satisfies readonly OrderMode[];

export type OrderableMode = (typeof orderableModes)[number];

type Flags = Readonly<Partial<Record<OrderMode, boolean>>>;

/**
 * Whether orders for later are promised: only in a mode that the store offers and the checkout has. It doesn't read
 * `modeRules`, because the first view needs it and would carry them along.
 */
export function takesLaterOrders({ view, preOrder }: { readonly view: Flags; readonly preOrder: Flags }): boolean {
  return orderableModes.some((mode) => view[mode] && preOrder[mode]);
}
