import type { OrderMode } from "./orderMode.ts";

/** What can be ordered so far, in the order of `modeRules`. Each has its part in `features/checkout/modeParts.ts`. */
export const orderableModes = ["pickup"] as const satisfies readonly OrderMode[];

export type OrderableMode = (typeof orderableModes)[number];

type Flags = Readonly<Partial<Record<OrderMode, boolean>>>;

/** A promise that the checkout keeps: only in a mode that the store offers. Apart from `modeRules`: the first view asks. */
export function takesLaterOrders({ view, preOrder }: { readonly view: Flags; readonly preOrder: Flags }): boolean {
  return orderableModes.some((mode) => view[mode] && preOrder[mode]);
}
