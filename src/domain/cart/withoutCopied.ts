import type { StoreId } from "../store/store.ts";
import type { CartLine } from "./cart.ts";
import { type SavedCarts, savedCart, withCart } from "./savedCarts.ts";

/** R75: removes the lines that a chosen venue's order was copied from: lines of other stores with the same ids. */
export function withoutCopied(carts: SavedCarts, storeId: StoreId, ordered: readonly CartLine[]): SavedCarts {
  const ids = new Set(ordered.map(({ id }) => id));
  const others = Object.keys(carts)
    .map(Number)
    .filter((id) => id !== storeId);
  const left = (id: StoreId) => ({ lines: savedCart(carts, id).lines.filter((line) => !ids.has(line.id)) });
  return others.reduce((rest, id) => withCart(rest, id, left(id)), carts);
}
