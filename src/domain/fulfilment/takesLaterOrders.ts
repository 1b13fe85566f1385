interface Ahead {
  readonly view: { readonly delivery: boolean; readonly pickup: boolean };
  readonly preOrder: { readonly delivery: boolean; readonly pickup: boolean };
}

/**
 * Whether the store takes orders for later in a mode that it offers. It doesn't import the list of modes, because the
 * first view needs this function and would have to load that list as well.
 */
export function takesLaterOrders({ view, preOrder }: Ahead): boolean {
  return (view.delivery && preOrder.delivery) || (view.pickup && preOrder.pickup);
}
