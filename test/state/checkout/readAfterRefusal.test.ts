// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import { redemptionBy } from "../../../src/domain/promotion/redemptionOffers.ts";
import { saveCartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { refreshCartAtom } from "../../../src/state/cart/checkCart.actions.ts";
import { pricedOrderAtom } from "../../../src/state/order/pricedOrder.atoms.ts";
import { couponAtom, couponBox } from "../../../src/state/promotion/coupon.atoms.ts";
import { validatedCartAtom } from "../../../src/state/promotion/validatedCart.atoms.ts";
import { storeAtom } from "../../../src/state/store/store.atoms.ts";
import { buildLine, cartWith } from "../../domain/cart/cartLines.ts";
import { buildMenu, buildProduct } from "../../support/buildMenu.ts";
import { buildCoupon, buildPointRules, buildRedemptionRule } from "../../support/buildPromotions.ts";
import { noRules, serve, serveMembers } from "../../support/buildServices.ts";
import { buildMember } from "../../support/buildSession.ts";
import { buildProfiles } from "../../support/fakeProfiles.ts";
import { hear, openTab, submit } from "./checkoutTab.ts";

it("R22: after a refusal, a redemption that the member can no longer afford leaves the cart", async () => {
  const tab = openTab();
  const { store } = tab;
  const profiles = buildProfiles(serveMembers(tab, buildMember({ points: 50 })));
  serve(store, { loadProfiles: async () => profiles });
  const rule = buildRedemptionRule({ points: 30 });
  tab.rules.set({ ...noRules, promotions: { triggers: [], points: buildPointRules({ redemptions: [rule] }) } });
  const free = buildLine({ id: "free", name: "Free patty", redemption: redemptionBy(rule) });
  const cart = cartWith(buildLine(), free);
  store.set(saveCartAtom, { cart, event: { kind: "changed" } });
  await submit(tab);
  profiles.document = { points: 10 };
  await hear(tab, { kind: "refused", message: "You don't have enough points for this.", isCoded: true });
  expect(store.get(validatedCartAtom).notices).toEqual([{ kind: "points-short", name: "Free patty" }]);
});

it("after a refusal, the next try has today's price", async () => {
  const tab = openTab();
  const { store, documents, ordering } = tab;
  const open = store.get(storeAtom);
  if (open.kind !== "ready") throw new Error("The store isn't shown.");
  await submit(tab);
  documents.put(open.value, [buildMenu({ Burgers: [buildProduct("patty", { price: cents(2_001) })] })]);
  await hear(tab, { kind: "refused", message: "Prices have changed.", isCoded: true });
  store.set(refreshCartAtom);
  expect(store.get(pricedOrderAtom).total).toBe(4_002);
  expect(ordering.posted).toHaveLength(1);
});

it("after a refusal, a discount code that has ended leaves the order", async () => {
  const tab = openTab();
  const { store, ordering } = tab;
  ordering.coupons.set("TEN", { kind: "valid", coupon: buildCoupon() });
  store.set(couponBox.codeAtom, "TEN");
  await store.set(couponBox.applyAtom);
  await submit(tab);
  ordering.coupons.delete("TEN");
  await hear(tab, { kind: "refused", message: "This code has ended.", isCoded: true });
  expect(store.get(couponAtom)).toBeNull();
});
