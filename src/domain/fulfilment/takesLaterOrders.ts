interface Ahead {
  readonly view: { readonly delivery: boolean; readonly pickup: boolean };
  readonly preOrder: { readonly delivery: boolean; readonly pickup: boolean };
}

/**
 * Whether orders for later are promised: only in a mode that the store offers. It reads no list of modes, because the
 * first view needs it and would carry that along.
 */
export function takesLaterOrders({ view, preOrder }: Ahead): boolean {
  return (view.delivery && preOrder.delivery) || (view.pickup && preOrder.pickup);
}
