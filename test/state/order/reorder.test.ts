import { describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import type { RollTrigger } from "../../../src/domain/promotion/trigger.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { cartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { cartNoticesAtom } from "../../../src/state/cart/cartNotices.atoms.ts";
import { reorderAtom } from "../../../src/state/order/reorder.actions.ts";
import { orderServicesAtom } from "../../../src/state/services.atoms.ts";
import { ordered } from "../../features/orders/ordersFixture.tsx";
import { burger, cola, offeredShop, wish } from "../../parts/offers/offeredShop.tsx";
import { buildProduct } from "../../support/buildMenu.ts";
import { buildRoll } from "../../support/buildPromotions.ts";
import type { ElementState } from "../../support/buildServices.ts";

const items = [ordered(burger, "Burger", { quantity: 2 }), ordered(cola, "Cola", { rolledBy: "meal" })];

const orderedAt = instant(Date.parse("2026-11-14T19:00+11:00"));

interface Given {
  readonly triggers?: readonly RollTrigger[];
  readonly couponCodes?: readonly string[];
  readonly before?: (store: ElementState["store"]) => void;
}

async function reordered({ triggers = [], couponCodes = [], before }: Given = {}) {
  const { store } = await offeredShop([], { triggers });
  before?.(store);
  store.set(reorderAtom, { items, orderedAt, couponCodes });
  return store;
}

describe("R70: a rolled-in item of a past order", () => {
  it("is in the cart again at today's offer", async () => {
    const store = await reordered({ triggers: [buildRoll({ cut: { kind: "fixed", price: cents(350) } })] });
    expect(store.get(cartAtom).lines).toMatchObject([
      { name: "Burger", quantity: 2, mealAddOns: [{ name: cola.name, price: 450, reducedPrice: 350 }] },
    ]);
    expect(store.get(cartNoticesAtom)).toEqual([{ kind: "reordered", orderedAt }]);
  });

  it("is left out with a notice if the offer has ended", async () => {
    const store = await reordered();
    expect(store.get(cartAtom).lines).toMatchObject([{ name: "Burger", mealAddOns: [] }]);
    expect(store.get(cartNoticesAtom)).toMatchObject([{ kind: "offer-ended" }, { kind: "reordered" }]);
  });
});

describe("R70: a dish of a past order that isn't on the menu any more", () => {
  const pie = ordered(buildProduct("pie"), "Pie");
  const gone = expect.objectContaining({ kind: "removed", name: "Pie", reason: "gone" });
  const namesIn = (store: ElementState["store"]) => store.get(cartAtom).lines.map(({ name }) => name);

  it("is named beside what the cart gets", async () => {
    const { store } = await offeredShop([]);
    store.set(reorderAtom, { items: [ordered(burger, "Burger"), pie], orderedAt, couponCodes: [] });
    expect([namesIn(store), store.get(cartNoticesAtom)]).toEqual([["Burger"], expect.arrayContaining([gone])]);
  });

  it("leaves the cart as it is if it was all", async () => {
    const { store } = await offeredShop([wish(burger)]);
    store.set(reorderAtom, { items: [pie], orderedAt, couponCodes: [] });
    expect([namesIn(store), store.get(cartNoticesAtom)]).toEqual([["Burger"], [gone]]);
  });
});

describe("R70: the coupon code of a past order", () => {
  const given: Given = { triggers: [buildRoll()], couponCodes: ["HELLO10"] };

  it("is named, because it isn't applied again", async () => {
    expect((await reordered(given)).get(cartNoticesAtom)).toEqual([
      { kind: "reordered", orderedAt },
      { kind: "code-left-out", code: "HELLO10" },
    ]);
  });

  it("isn't named if the shop applies it to the next order anyway", async () => {
    const before: Given["before"] = (store) =>
      store.get(orderServicesAtom).orderMemory.save("coupons", { 120: "HELLO10" });
    const store = await reordered({ ...given, before });
    expect(store.get(cartNoticesAtom)).toEqual([{ kind: "reordered", orderedAt }]);
  });
});
