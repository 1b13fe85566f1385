// @vitest-environment happy-dom

import { act } from "react";
import { describe, expect, it } from "vitest";
import type { StoredCard } from "../../../src/domain/customer/customer.ts";
import { anywhere } from "../../../src/domain/fulfilment/deliveryReach.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { noPromotions } from "../../../src/domain/promotion/promotions.ts";
import { followSessionAtom } from "../../../src/state/customer/customer.atoms.ts";
import { pricedOrderAtom } from "../../../src/state/order/pricedOrder.atoms.ts";
import { serve } from "../../support/buildServices.ts";
import { buildMember, buildSignIn } from "../../support/buildSession.ts";
import { click } from "../../ui/render.tsx";
import { filled, goodCard, openCheckout, type Shop, shopState } from "./checkoutFixture.tsx";

const visa: StoredCard = { identifier: "card-1", type: "visa", lastDigits: "1111" };
const mastercard: StoredCard = { identifier: "card-2", type: "mastercard", lastDigits: "4444" };

const surcharge = (card: StoredCard["type"], amount: number) => ({
  id: card,
  name: card,
  card,
  rate: { kind: "flat" as const, amount: cents(amount) },
  isTaxable: false,
  from: cents(0),
  upTo: null,
});

async function memberCheckout(storedCards: readonly StoredCard[]) {
  const state = shopState();
  const signIn = buildSignIn();
  signIn.signIn(buildMember({ storedCards }));
  const bank = [surcharge("visa", 100), surcharge("mastercard", 200)];
  state.rules.set({
    promotions: noPromotions,
    charges: { freight: { kind: "own", rules: [] }, surcharges: { holidays: [], bank } },
    reach: anywhere,
  });
  serve(state.store, { session: signIn.open() });
  state.store.set(followSessionAtom);
  const shop = await openCheckout(state);
  return { ...shop, signOut: signIn.signOut };
}

const radios = ({ root }: Shop) =>
  [...root.querySelectorAll<HTMLInputElement>('[name][type="radio"]')].map((radio) => {
    const label = root.querySelector(`label[for="${radio.id}"] .choice-row__text`);
    return `${label?.textContent}${radio.checked ? " ✓" : ""}`;
  });

const posted = ({ ordering }: Shop) =>
  ordering.posted.map(({ body, tender }) => [
    (body["TrackingOrder"] as { readonly PaymentCardIdentifier: string | null }).PaymentCardIdentifier,
    tender.kind,
  ]);

const bankOf = ({ store }: Shop) => store.get(pricedOrderAtom).bank.map(({ amount }) => amount);

describe("R55: a member's stored cards", () => {
  it("are listed before a new one, with the first selected and no card fields", async () => {
    const shop = await memberCheckout([visa, mastercard]);
    expect(radios(shop)).toEqual(["Visa ending 1111 ✓", "Mastercard ending 4444", "Card", "Cash on pickup"]);
    expect(() => shop.field("CVV")).toThrow();
    await shop.press("Pay now");
    expect(posted(shop)).toEqual([["card-1", "none"]]);
  });

  it("R25: are charged with the surcharge of their own type", async () => {
    const shop = await memberCheckout([visa, mastercard]);
    expect(bankOf(shop)).toEqual([100]);
    click(shop.field("Mastercard ending 4444$2.00 surcharge"));
    expect(bankOf(shop)).toEqual([200]);
    await shop.press("Pay now");
    expect(posted(shop)).toEqual([["card-2", "none"]]);
  });

  it("leave a choice for a new one, whose data is sent only with the order", async () => {
    const shop = await memberCheckout([visa]);
    click(shop.field("Cardup to $2.00 surcharge"));
    expect(radios(shop)).toEqual(["Visa ending 1111", "Card ✓", "Cash on pickup"]);
    shop.fill({ "Card holder": "Mei Lin", ...goodCard });
    await shop.press("Pay now");
    expect(posted(shop)).toEqual([[null, "card"]]);
  });

  it("aren't sent with an order that is paid in another way", async () => {
    const shop = await memberCheckout([visa]);
    click(shop.field("Cash on pickup"));
    await shop.press("Place order");
    expect(posted(shop)).toEqual([[null, "none"]]);
  });

  it("disappear when the member logs out", async () => {
    const shop = await memberCheckout([visa]);
    act(() => shop.signOut());
    expect(radios(shop)).toEqual(["Card ✓", "Cash on pickup"]);
    expect(radios(await filled())).toEqual(["Card ✓", "Cash on pickup"]);
  });
});
