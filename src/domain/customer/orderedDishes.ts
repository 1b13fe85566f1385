/** The products that were ordered on this device, by the store's ID. The most recent order comes first. */
export type OrderedDishes = Readonly<Record<string, readonly string[]>>;

/** Diners don't scroll a rail further than this. */
export const mostInRail = 12;

export function withDishes(dishes: OrderedDishes, storeId: number, ordered: readonly string[]): OrderedDishes {
  return { ...dishes, [storeId]: [...new Set([...ordered, ...(dishes[storeId] ?? [])])].slice(0, mostInRail) };
}
