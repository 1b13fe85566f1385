import type { Cart } from "../../../domain/cart/cart.ts";
import { type SavedCarts, savedCart, withCart } from "../../../domain/cart/savedCarts.ts";
import { copyOf, type StoredSelection } from "../../../domain/cart/venueSelection.ts";
import { storedSelection } from "../../../wire/storage/selectionTable.ts";
import type { SelectionMemory, StoredOrderValues } from "../../ports/memory.ts";
import type { Device } from "./deviceMemory.ts";
import { withOwn } from "./ownValue.ts";

/** The copy without the lines that have left the first store's cart: another tab has ordered or removed them. */
function copyIn(carts: SavedCarts, { home, ids, lines }: StoredSelection): Cart {
  const inCart = new Set(savedCart(carts, home).lines.map(({ id }) => id));
  return { lines: (lines ?? []).filter(({ id }) => inCart.has(id) || !ids.includes(id)) };
}

/** Read once: if another element on the page selects a venue too, this element's selection must not change. */
export function createDeviceSelection(device: Device): SelectionMemory {
  let cached = device.read(storedSelection);
  const saveSelection: SelectionMemory["saveSelection"] = (selection) => {
    cached = selection;
    if (selection) device.save(storedSelection, selection);
    else device.forget(storedSelection);
  };
  const saveCopy = (carts: SavedCarts, storeId: number) => {
    const { lines } = savedCart(carts, storeId);
    // If the copy isn't filled yet and the cart is empty, something else has changed.
    if (cached && (cached.lines || lines.length > 0)) saveSelection({ ...cached, lines });
  };
  const shown = (carts: SavedCarts) => {
    const storeId = copyOf(cached);
    return cached === null || storeId === null ? carts : withCart(carts, storeId, copyIn(carts, cached));
  };
  return {
    selection: () => cached,
    saveSelection,
    over: (memory) => ({
      ...memory,
      ...withOwn<StoredOrderValues, "cart">(memory, "cart", {
        get() {
          const carts = memory.get("cart");
          return carts && shown(carts);
        },
        save(carts) {
          const storeId = copyOf(cached);
          if (storeId === null) return memory.save("cart", carts);
          saveCopy(carts, storeId);
          return memory.save("cart", withCart(carts, storeId, savedCart(memory.get("cart") ?? {}, storeId)));
        },
        watch: (listener) => memory.watch("cart", (carts) => listener(shown(carts))),
      }),
    }),
  };
}
