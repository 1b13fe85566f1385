// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { followSessionAtom } from "../../../src/state/customer/customer.atoms.ts";
import { overlayAtom } from "../../../src/state/overlay/overlay.atoms.ts";
import { serve } from "../../support/buildServices.ts";
import { buildMember, buildSignIn } from "../../support/buildSession.ts";
import { filled, openCheckout, type Shop, shopState } from "./checkoutFixture.tsx";

const words = "place an order as guest without creating an account";
const isAsked = ({ root }: Shop) => root.textContent?.includes(words);

describe("spec: the login banner of a guest's checkout", () => {
  it("is shown until the diner logs in", async () => {
    const state = shopState();
    const signIn = buildSignIn();
    serve(state.store, { session: signIn.open() });
    state.store.set(followSessionAtom);
    const shop = await openCheckout(state);
    expect(isAsked(shop)).toBe(true);
    await shop.press("Log in");
    expect(shop.store.get(overlayAtom)).toEqual({ kind: "sign-in" });
    act(() => signIn.signIn(buildMember()));
    expect(isAsked(shop)).toBe(false);
  });

  it("isn't shown while the order is being sent", async () => {
    const shop = await filled();
    await shop.press("Pay now");
    expect(isAsked(shop)).toBe(false);
  });

  it("isn't shown in a shop without members", async () => {
    expect(isAsked(await openCheckout(shopState({ view: { login: false } })))).toBe(false);
  });
});
