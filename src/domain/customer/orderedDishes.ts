/** The products that were ordered on this device, by the store's ID; those of the last order first. */
export type OrderedDishes = Readonly<Record<string, readonly string[]>>;

/** Nobody scrolls a rail further. */
export const mostInRail = 12;

export function withDishes(dishes: OrderedDishes, storeId: number, ordered: readonly string[]): OrderedDishes {
  return { ...dishes, [storeId]: [...new Set([...ordered, ...(dishes[storeId] ?? [])])].slice(0, mostInRail) };
}
