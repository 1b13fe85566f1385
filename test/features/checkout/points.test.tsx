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

/** Ten points are a dollar. */
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
  it("say how many the order takes, and pay for it", async () => {
    const shop = await memberCheckout(1_000);
    const radio = shop.field("Points200 points, 800 left");
    expect(hintOf(radio)).toBe("200 points, 800 left");
    click(radio);
    await shop.press("Pay now");
    expect(shop.ordering.posted).toMatchObject([
      { tender: { kind: "none" }, body: { TrackingOrder: { RedeemPoints: 200, OnlineOrderUserIdentifier: "mei" } } },
    ]);
  });

  it("that were not taken are not charged", async () => {
    const shop = await memberCheckout(1_000);
    click(shop.field("Points200 points, 800 left"));
    await shop.press("Pay now");
    await shop.answer({ kind: "refused", message: "" });
    expect(shop.root.textContent).toContain("You will not be charged");
  });

  it("that don't suffice are shown, can't be chosen, and say how many are missing", async () => {
    const shop = await memberCheckout(199);
    const radio = shop.field("Points1 point missing");
    expect([radio.disabled, hintOf(radio)]).toEqual([true, "1 point missing"]);
  });

  it("that don't suffice any more, because the order has grown, are told of", async () => {
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
