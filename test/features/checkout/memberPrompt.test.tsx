// @vitest-environment happy-dom

import { act } from "react";
import { describe, expect, it } from "vitest";
import { memberPromptPart } from "../../../src/features/membership/memberPromptPart.ts";
import { memberPromptPartAtom } from "../../../src/parts/member-prompt/memberPromptPart.atoms.ts";
import { paymentAtom, paymentMethodsAtom } from "../../../src/state/payment/payment.atoms.ts";
import { serve, serveMembers } from "../../support/buildServices.ts";
import { buildMember } from "../../support/buildSession.ts";
import { knockWallet } from "../../support/inventedMethods.ts";
import { click } from "../../ui/render.tsx";
import { filled, goodCard, noor, openCheckout, type Shop, sent, shopState, taken } from "./checkoutFixture.tsx";

/** A shop that can create accounts. `known` lists the addresses that already have one. */
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

describe("S27, R67: the membership prompt", () => {
  it("appears after validation and before sending; skipping it orders as a guest", async () => {
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

  it("makes the diner a member with this order, and is shown again on a retry only for another address", async () => {
    const shop = await filled(memberShop());
    await shop.press("Pay now");
    await shop.press("Become member");
    expect(joined(shop)).toEqual([true]);
    await shop.answer({ kind: "refused", message: "Your card was declined.", isCoded: true });
    shop.fill({ "Card number": "5555 5555 5555 4444", "Expiry date": "12/30", CVV: "123" });
    await shop.press("Pay now");
    expect(joined(shop)).toEqual([true, true]);
    await shop.answer({ kind: "refused", message: "Your card was declined.", isCoded: true });
    shop.fill({ Email: "bob@example.com", ...goodCard });
    await shop.press("Pay now");
    expect([dialog(shop)?.textContent, joined(shop)]).toEqual([
      expect.stringContaining("bob@example.com"),
      [true, true],
    ]);
    await shop.press("Skip");
    expect(joined(shop)).toEqual([true, true, false]);
  });

  it.each([
    ["Card", "Pay now", "Nothing is paid yet.", "both pay $20.00 now."],
    ["Cash on pickup", "Place order", "Your order isn't placed yet.", "both place it now."],
  ])(
    "R117: says that nothing is done yet, and so does the form after Escape: %s",
    async (method, pay, notYet, both) => {
      const shop = await filled(memberShop());
      click(shop.field(method));
      for (let press = 0; press < 2; press += 1) {
        await shop.press(pay);
        expect(dialog(shop)?.textContent).toContain(`${notYet} “Skip” and “Become member” ${both}`);
        expect(dialog(shop)?.querySelector('[aria-label="Close"]')).toBeNull();
        act(() => void dialog(shop)?.dispatchEvent(new Event("cancel", { cancelable: true })));
        expect(dialog(shop)).toBeNull();
        expect(shop.find(".checkout__pay .notice--info").textContent).toBe(notYet);
      }
      expect(shop.ordering.posted).toEqual([]);
      await shop.press(pay);
      await shop.press("Back to the form");
      expect(shop.find(".checkout__pay .notice--info").textContent).toBe(notYet);
      await shop.press(pay);
      await shop.press("Skip");
      expect(shop.root.textContent).not.toContain(notYet);
      expect(shop.ordering.posted).toHaveLength(1);
    },
  );

  it("doesn't appear if the address has an account, which is checked while typing", async () => {
    const state = memberShop(["noor@example.com"]);
    const shop = await openCheckout(state);
    act(() => shop.fill({ Email: "noor@example.co" }));
    act(() => shop.fill({ ...noor, ...goodCard }));
    await act(async () => state.passTime(500));
    expect(state.asked).toEqual(["noor@example.com"]);
    await shop.press("Pay now");
    expect(joined(shop)).toEqual([false]);
  });

  it("uses the last address, even if an answer about an earlier one comes late", async () => {
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

  it("stays open if the address turns out to have an account after the press, and loses no press", async () => {
    const state = memberShop();
    let answer = (_isKnown: boolean) => {};
    const isKnown = () => new Promise<boolean>((resolve) => (answer = resolve));
    serve(state.store, { membership: { isKnown } });
    const shop = await openCheckout(state);
    act(() => shop.fill({ ...noor, ...goodCard }));
    act(() => state.passTime(500));
    await shop.press("Pay now");
    expect(dialog(shop)?.textContent).toContain("Become a member");
    await act(async () => answer(true));
    expect(dialog(shop)?.textContent).toContain("noor@example.com already has an account here.");
    expect(shop.ordering.posted).toEqual([]);
    await shop.press("Order as a guest");
    expect([dialog(shop), joined(shop)]).toEqual([null, [false]]);
  });

  it("doesn't appear if the store has no login or the prompt's code isn't loaded", async () => {
    const withoutLogin = await filled(memberShop([], { view: { login: false } }));
    await withoutLogin.press("Pay now");
    expect(joined(withoutLogin)).toEqual([false]);
    withoutLogin.unmount();
    const withoutCode = await sent();
    expect(joined(withoutCode)).toEqual([false]);
  });

  it("doesn't appear for a member", async () => {
    const state = memberShop();
    serveMembers(state, buildMember());
    const shop = await openCheckout(state);
    shop.fill(goodCard);
    await shop.press("Pay now");
    expect(dialog(shop)).toBeNull();
    expect(shop.ordering.posted).toHaveLength(1);
    await shop.answer(taken);
  });

  it("R57: appears before the diner leaves for a payment page", async () => {
    const shop = await filled(memberShop([], { view: { alipay: true } }));
    click(shop.field("Alipay"));
    await shop.press("Pay now");
    expect(shop.ordering.pageExit.left).toEqual([]);
    await shop.press("Skip");
    expect(shop.ordering.pageExit.left).toHaveLength(1);
  });

  it("R58: appears before a wallet opens, which happens inside the same tap", async () => {
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
