// @vitest-environment happy-dom

import { act } from "react";
import { describe, expect, it } from "vitest";
import { anywhere } from "../../../src/domain/fulfilment/deliveryReach.ts";
import { noPromotions } from "../../../src/domain/promotion/promotions.ts";
import { putCartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { buildLine, cartWith } from "../../domain/cart/cartLines.ts";
import { serve } from "../../support/buildServices.ts";
import { buildMember, buildSignIn } from "../../support/buildSession.ts";
import { click } from "../../ui/render.tsx";
import { openCheckout, shopState } from "./checkoutFixture.tsx";

/** A checkout where ten points are worth a dollar. */
async function memberCheckout(points: number) {
  const state = shopState();
  const signIn = buildSignIn();
  signIn.signIn(buildMember({ points }));
  state.rules.set({
    promotions: { ...noPromotions, points: { ...noPromotions.points, pointsToDollar: 10 } },
    charges: { freight: { kind: "own", rules: [] }, surcharges: { holidays: [], bank: [] } },
    reach: anywhere,
  });
  serve(state.store, { session: signIn.open() });
  return openCheckout(state);
}

const hintOf = (radio: HTMLElement) => {
  const hints = radio.getRootNode() as ShadowRoot;
  return hints.getElementById(radio.getAttribute("aria-describedby") ?? "")?.textContent;
};

describe("R56: points at the checkout", () => {
  it("show how many the order costs, and pay for it", async () => {
    const shop = await memberCheckout(1_000);
    const radio = shop.field("Points200 points, 800 left");
    expect(hintOf(radio)).toBe("200 points, 800 left");
    click(radio);
    await shop.press("Pay now");
    expect(shop.ordering.posted).toMatchObject([
      { tender: { kind: "none" }, body: { TrackingOrder: { RedeemPoints: 200, OnlineOrderUserIdentifier: "mei" } } },
    ]);
  });

  it("are counted in thousands", async () => {
    const shop = await memberCheckout(2_100);
    expect(hintOf(shop.field("Points200 points, 1,900 left"))).toBe("200 points, 1,900 left");
  });

  it("aren't charged if the order is refused", async () => {
    const shop = await memberCheckout(1_000);
    click(shop.field("Points200 points, 800 left"));
    await shop.press("Pay now");
    await shop.answer({ kind: "refused", message: "" });
    expect(shop.root.textContent).toContain("You will not be charged");
  });

  it("are shown disabled with the missing number if there are too few", async () => {
    const shop = await memberCheckout(199);
    const radio = shop.field("Points1 point missing");
    expect([radio.disabled, hintOf(radio)]).toEqual([true, "1 point missing"]);
  });

  it("are reported as too few if the order has grown", async () => {
    const shop = await memberCheckout(200);
    click(shop.field("Points200 points, 0 left"));
    act(() =>
      shop.store.set(putCartAtom, { cart: cartWith(buildLine({ quantity: 3 })), happening: { kind: "changed" } }),
    );
    expect(shop.root.textContent).toContain("You don't have enough points for this order.");
    await shop.press("Pay now");
    expect(shop.ordering.posted).toEqual([]);
  });
});
