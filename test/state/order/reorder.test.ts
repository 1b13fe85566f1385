import { describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import { cartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { cartNoticesAtom } from "../../../src/state/cart/cartNotices.atoms.ts";
import { reorderAtom } from "../../../src/state/order/reorder.actions.ts";
import { ordered } from "../../features/orders/ordersFixture.tsx";
import { burger, cola, offeredShop } from "../../parts/offers/offeredShop.tsx";
import { buildRoll } from "../../support/buildPromotions.ts";

const items = [ordered(burger, "Burger", { quantity: 2 }), ordered(cola, "Cola", { rolledBy: "meal" })];

async function reordered(triggers: readonly ReturnType<typeof buildRoll>[]) {
  const { store } = await offeredShop([], { triggers });
  store.set(reorderAtom, { items, number: "1001" });
  return store;
}

describe("R70: a rolled-in item of a past order", () => {
  it("is in the cart again at today's offer", async () => {
    const store = await reordered([buildRoll({ cut: { kind: "fixed", price: cents(350) } })]);
    expect(store.get(cartAtom).lines).toMatchObject([
      { name: "Burger", quantity: 2, rolled: [{ name: cola.name, price: 450, reducedPrice: 350 }] },
    ]);
    expect(store.get(cartNoticesAtom)).toEqual([{ kind: "reordered", number: "1001" }]);
  });

  it("is left out with a notice if the offer has ended", async () => {
    const store = await reordered([]);
    expect(store.get(cartAtom).lines).toMatchObject([{ name: "Burger", rolled: [] }]);
    expect(store.get(cartNoticesAtom)).toMatchObject([{ kind: "offer-ended" }, { kind: "reordered" }]);
  });
});
