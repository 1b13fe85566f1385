// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { CartLine } from "../../../src/domain/cart/cart.ts";
import { cartAtom, cartOfAtom, saveCartsAtom } from "../../../src/state/cart/cart.atoms.ts";
import { openCheckoutAtom } from "../../../src/state/checkout/placing/placement.actions.ts";
import { storedOrders } from "../../../src/wire/storage/orderTable.ts";

import { buildLine, writtenCart } from "../../domain/cart/cartLines.ts";
import { buildAttempt } from "../../domain/checkout/buildAttempt.ts";
import { liveOrder, settle, shopState } from "../../features/checkout/checkoutFixture.tsx";
import { type ElementState, serve, withoutCarts } from "../../support/buildServices.ts";

const burger = buildLine({ id: "a", productId: "burger" });
const cake = buildLine({ id: "b", productId: "cake" });

interface Given {
  /** The store that the order and its cart belong to. Store 120 is shown. */
  readonly storeId: number;
  readonly ordered?: readonly CartLine[] | null;
  readonly isBlocked?: boolean;
}

/** Opens a shop with an order in progress that the store already has. */
async function found({ storeId, ordered = [burger], isBlocked = false }: Given): Promise<ElementState> {
  const state = shopState();
  const { store, memory, device, orders } = state;
  if (isBlocked) serve(store, { orderMemory: withoutCarts(memory) });
  const attempt = buildAttempt("u-1", { ordered });
  device.save(storedOrders.checkoutData, { ...attempt, reference: { ...attempt.reference, storeId } });
  store.set(saveCartsAtom, { [storeId]: [burger, cake], 122: [burger] });
  orders.put(liveOrder("u-1"));
  store.set(openCheckoutAtom);
  await settle();
  return state;
}

const cartIn = ({ store }: ElementState, storeId: number) => writtenCart(store.get(cartOfAtom)(storeId));

describe("R33: ordered lines leave the cart, and later ones stay", () => {
  it.each([
    { what: "of the store that is shown", storeId: 120 },
    { what: "of another store", storeId: 121 },
    { what: "of the store that is shown, with storage blocked", storeId: 120, isBlocked: true },
    { what: "of another store, with storage blocked", storeId: 121, isBlocked: true },
  ])("in the cart $what", async ({ storeId, isBlocked }) => {
    const state = await found({ storeId, isBlocked: isBlocked ?? false });
    expect(cartIn(state, storeId)).toBe("b cake×1");
    expect(cartIn(state, 122)).toBe("a burger×1");
    if (!isBlocked) expect(state.memory.get("cart")?.[storeId]).toEqual([cake]);
  });

  it.each([120, 121])("removes the whole cart of store %s if an earlier release stored the order", async (storeId) => {
    const state = await found({ storeId, ordered: null });
    expect([cartIn(state, storeId), cartIn(state, 122)]).toEqual(["", "a burger×1"]);
  });

  it("keeps what another tab added while this one was asleep", async () => {
    const state = shopState();
    state.device.save(storedOrders.checkoutData, buildAttempt("u-1", { ordered: [burger] }));
    state.store.set(saveCartsAtom, { 120: [burger] });
    state.memory.save("cart", { 120: [burger, cake] });
    state.orders.put(liveOrder("u-1"));
    state.store.set(openCheckoutAtom);
    await settle();
    expect(writtenCart(state.store.get(cartAtom))).toBe("b cake×1");
  });
});
