import type { Store } from "./store.ts";

/** How an order for later reaches the diner; each has flags of its name. */
export type OrderWay = keyof Store["preOrder"];

/** All that can be ordered by so far. */
const ways = ["pickup"] as const satisfies readonly OrderWay[];

type Offers = { readonly view: Pick<Store["view"], (typeof ways)[number]> };

export function offeredWays({ view }: Offers): readonly (typeof ways)[number][] {
  return ways.filter((way) => view[way]);
}
