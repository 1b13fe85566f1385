/** The products that were ordered on this device, by the store's ID; those of the last order first. */
export type OrderedDishes = Readonly<Record<string, readonly string[]>>;

/** More than a rail is pushed. */
const most = 12;

export function withDishes(dishes: OrderedDishes, storeId: number, ordered: readonly string[]): OrderedDishes {
  return { ...dishes, [storeId]: [...new Set([...ordered, ...(dishes[storeId] ?? [])])].slice(0, most) };
}
