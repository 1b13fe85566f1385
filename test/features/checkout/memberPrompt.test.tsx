// @vitest-environment happy-dom

import { act } from "react";
import { describe, expect, it } from "vitest";
import { memberPromptPart } from "../../../src/features/membership/memberPromptPart.ts";
import { memberPromptPartAtom } from "../../../src/parts/member-prompt/memberPromptPart.atoms.ts";
import { paymentAtom, paymentMethodsAtom } from "../../../src/state/payment/payment.atoms.ts";
import { serve } from "../../support/buildServices.ts";
import { buildMember, buildSignIn } from "../../support/buildSession.ts";
import { knockWallet } from "../../support/inventedMethods.ts";
import { click } from "../../ui/render.tsx";
import { filled, goodCard, noor, openCheckout, type Shop, shopState, taken } from "./checkoutFixture.tsx";

/** A shop where accounts are made: those that have one are named. */
function memberShop(known: readonly string[] = [], change: Parameters<typeof shopState>[0] = {}) {
  const state = shopState(change);
  const asked: string[] = [];
  const isKnown = async (email: string) => {
    asked.push(email);
    return known.includes(email);
  };
  serve(state.store, { membership: { isKnown } });
  state.store.set(memberPromptPartAtom, memberPromptPart);
  return { ...state, asked };
}

const dialog = ({ root }: Shop) => root.querySelector("dialog");
const joined = ({ ordering }: Shop) =>
  ordering.posted.map(({ body }) => (body["GuestUser"] as { readonly CreateUserForGuest: boolean }).CreateUserForGuest);

describe("spec, placing 4, R67: a guest is asked to become a member", () => {
  it("after the checks and before anything is sent; who skips it orders as a guest", async () => {
    const shop = await openCheckout(memberShop());
    await shop.press("Pay now");
    expect(dialog(shop)).toBeNull();
    shop.unmount();
    const next = await filled(memberShop());
    await next.press("Pay now");
    expect(dialog(next)?.textContent).toContain("noor@example.com");
    expect(next.ordering.posted).toEqual([]);
    await next.press("Skip");
    expect(dialog(next)).toBeNull();
    expect(joined(next)).toEqual([false]);
  });

  it("and who says yes is one with this order, at the next try as well, without another question", async () => {
    const shop = await filled(memberShop());
    await shop.press("Pay now");
    await shop.press("Become member");
    expect(joined(shop)).toEqual([true]);
    await shop.answer({ kind: "refused", message: "Your card was declined." });
    shop.fill({ "Card number": "5555 5555 5555 4444", "Expiry date": "12/30", CVV: "123" });
    await shop.press("Pay now");
    expect(joined(shop)).toEqual([true, true]);
  });

  it("again where the next try is for another address, which nobody has agreed for", async () => {
    const shop = await filled(memberShop());
    await shop.press("Pay now");
    await shop.press("Become member");
    await shop.answer({ kind: "refused", message: "Your card was declined." });
    shop.fill({ Email: "bob@example.com", ...goodCard });
    await shop.press("Pay now");
    expect([dialog(shop)?.textContent, joined(shop)]).toEqual([expect.stringContaining("bob@example.com"), [true]]);
    await shop.press("Skip");
    expect(joined(shop)).toEqual([true, false]);
  });

  it("again where the question was closed without an answer, and nothing was sent", async () => {
    const shop = await filled(memberShop());
    for (let press = 0; press < 2; press += 1) {
      await shop.press("Pay now");
      click(dialog(shop)?.querySelector('[aria-label="Close"]') as HTMLElement);
      expect(dialog(shop)).toBeNull();
    }
    expect(shop.ordering.posted).toEqual([]);
  });

  it("not where the address has an account, which is asked as soon as it is typed", async () => {
    const state = memberShop(["noor@example.com"]);
    const shop = await openCheckout(state);
    act(() => shop.fill({ Email: "noor@example.co" }));
    act(() => shop.fill({ ...noor, ...goodCard }));
    await act(async () => state.passTime(500));
    expect(state.asked).toEqual(["noor@example.com"]);
    await shop.press("Pay now");
    expect(joined(shop)).toEqual([false]);
  });

  it("by the last address, however late an answer about an earlier one comes", async () => {
    const state = memberShop();
    const answers = new Map<string, (isKnown: boolean) => void>();
    const isKnown = (email: string) => new Promise<boolean>((answer) => void answers.set(email, answer));
    serve(state.store, { membership: { isKnown } });
    const shop = await openCheckout(state);
    for (const Email of ["mei@example.com", "noor@example.com"]) {
      act(() => shop.fill({ ...noor, ...goodCard, Email }));
      act(() => state.passTime(500));
    }
    await act(async () => answers.get("noor@example.com")?.(true));
    await act(async () => answers.get("mei@example.com")?.(true));
    await shop.press("Pay now");
    expect([dialog(shop), joined(shop)]).toEqual([null, [false]]);
  });

  it("not where the store has no login, nor where the question's code isn't there", async () => {
    const withoutLogin = await filled(memberShop([], { view: { login: false } }));
    await withoutLogin.press("Pay now");
    expect(joined(withoutLogin)).toEqual([false]);
    withoutLogin.unmount();
    const withoutCode = await filled();
    await withoutCode.press("Pay now");
    expect(joined(withoutCode)).toEqual([false]);
  });

  it("not who is a member", async () => {
    const state = memberShop();
    const signIn = buildSignIn();
    signIn.signIn(buildMember());
    serve(state.store, { session: signIn.open() });
    const shop = await openCheckout(state);
    shop.fill(goodCard);
    await shop.press("Pay now");
    expect(dialog(shop)).toBeNull();
    expect(shop.ordering.posted).toHaveLength(1);
    await shop.answer(taken);
  });

  it("R57: before the page is left", async () => {
    const shop = await filled(memberShop([], { view: { alipay: true } }));
    click(shop.field("Alipay"));
    await shop.press("Pay now");
    expect(shop.ordering.pageExit.left).toEqual([]);
    await shop.press("Skip");
    expect(shop.ordering.pageExit.left).toHaveLength(1);
  });

  it("R58: before a wallet opens, which it does inside the answer's tap", async () => {
    const state = memberShop();
    const wallet = knockWallet();
    const shop = await filled(state);
    act(() => {
      state.store.set(paymentMethodsAtom, [wallet]);
      state.store.set(paymentAtom, "apple-pay");
    });
    await shop.press("Pay now");
    expect(wallet.answer({ kind: "closed" })).toBe(false);
    click(shop.button("Skip"));
    expect(wallet.answer({ kind: "closed" })).toBe(true);
    await shop.settle();
  });
});
