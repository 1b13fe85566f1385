import { describe, expect, it } from "vitest";
import { watchPrice } from "../../../src/app/composition/residents/watchCart.ts";
import type { PastOrder } from "../../../src/domain/order/pastOrder.ts";
import type { Trigger } from "../../../src/domain/promotion/trigger.ts";
import { addToCartAtom } from "../../../src/state/cart/cart.actions.ts";
import { cartTotalAtom, finalTotalAtom } from "../../../src/state/cart/cart.atoms.ts";
import { clearCartAtom } from "../../../src/state/cart/cartNotices.atoms.ts";
import { startIn } from "../../app/startIn.ts";
import { buildPastOrder } from "../../support/buildHistory.ts";
import { buildPointRules, buildWholeOrder } from "../../support/buildPromotions.ts";
import { noRules, serve, serveMembers } from "../../support/buildServices.ts";
import { buildMember } from "../../support/buildSession.ts";
import { burger, lineInputFor, shop } from "../cart/cartFixture.ts";

const firstOrder = buildWholeOrder({ mode: "first-order" });

async function priced(
  given: { readonly trigger?: Trigger; readonly past?: Partial<PastOrder>; readonly guest?: true } = {},
) {
  const state = await shop();
  const { store } = state;
  let asked = 0;
  const loadHistory = async () => {
    asked += 1;
    return state.orderHistory;
  };
  serve(store, { loadHistory });
  const signIn = serveMembers(state, given.guest ? null : buildMember());
  if (given.past) state.orderHistory.put(buildPastOrder("u-1", given.past));
  const { trigger = firstOrder } = given;
  state.rules.set({ ...noRules, promotions: { triggers: [trigger], points: buildPointRules() } });
  startIn(watchPrice, { store });
  store.set(addToCartAtom, lineInputFor(burger));
  await expect.poll(() => store.get(finalTotalAtom)).not.toBeNull();
  return { ...state, ...signIn, asked: () => asked };
}

describe("R68: an offer for a member's first order", () => {
  it.each([
    ["applies to a member without orders", {}, 1_485],
    ["applies after only a gift card order", { past: { isGift: true } }, 1_485],
    ["applies after a rejected order", { past: { status: "rejected" } }, 1_485],
    ["doesn't apply after a completed order", { past: { status: "completed" } }, 1_650],
    ["doesn't apply to a guest", { guest: true }, 1_650],
  ] as const)("%s", async (_what, given, total) => {
    expect((await priced(given)).store.get(cartTotalAtom)).toBe(total);
  });

  it("is checked only if there is such an offer and a member is logged in", async () => {
    const counts = [await priced(), await priced({ guest: true }), await priced({ trigger: buildWholeOrder() })];
    expect(counts.map(({ asked }) => asked())).toEqual([1, 0, 0]);
  });

  it("doesn't apply while the history is unknown, which is checked again with the next change", async () => {
    const state = await priced({ guest: true });
    state.orderHistory.break();
    state.signIn(buildMember());
    await expect.poll(() => state.store.get(finalTotalAtom)).toBe(1_650);
    state.orderHistory.heal();
    state.store.set(addToCartAtom, lineInputFor(burger));
    await expect.poll(() => state.store.get(finalTotalAtom)).toBe(2_970);
  });

  it("ends with the first order", async () => {
    const { store, orderHistory } = await priced();
    orderHistory.put(buildPastOrder("u-1", { status: "submitted" }));
    store.set(clearCartAtom);
    store.set(addToCartAtom, lineInputFor(burger));
    await expect.poll(() => store.get(finalTotalAtom)).toBe(1_650);
  });
});
