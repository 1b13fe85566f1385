// @vitest-environment happy-dom

import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Member, StoredCard } from "../../../src/domain/customer/customer.ts";
import type { ProfileAddress } from "../../../src/domain/customer/profile.ts";
import { anywhere } from "../../../src/domain/fulfilment/deliveryReach.ts";
import { noPromotions, type RedemptionRule } from "../../../src/domain/promotion/promotions.ts";
import { redemptionBy } from "../../../src/domain/promotion/redemptionOffers.ts";
import { cartAtom, putCartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { followSessionAtom } from "../../../src/state/customer/customer.atoms.ts";
import { buildLine, cartWith } from "../../domain/cart/cartLines.ts";
import { buildPointRules, buildRedemptionRule } from "../../support/buildPromotions.ts";
import { serve } from "../../support/buildServices.ts";
import { buildMember, buildSignIn } from "../../support/buildSession.ts";
import { click } from "../../ui/render.tsx";
import { goodCard, openCheckout, type Shop, shopState } from "./checkoutFixture.tsx";

const visa: StoredCard = { identifier: "card-1", type: "visa", lastDigits: "1111" };
const position = { latitude: -37.81, longitude: 144.96 };
const home: ProfileAddress = {
  street: "5/125 Bourke St",
  suburb: "Melbourne",
  postcode: "3000",
  state: "VIC",
  instructions: "Ring twice",
  phone: "0491570156",
  position,
};
const ended = "You are no longer logged in.";

afterEach(() => vi.unstubAllGlobals());

/** A checkout where ten points are worth a dollar. */
async function memberCheckout(
  given: Partial<Member> = {},
  view: Parameters<typeof shopState>[0] = {},
  redemptions: readonly RedemptionRule[] = [],
) {
  const state = shopState(view);
  const signIn = buildSignIn();
  signIn.signIn(buildMember(given));
  state.rules.set({
    promotions: { ...noPromotions, points: buildPointRules({ redemptions, pointsToDollar: 10 }) },
    charges: { freight: { kind: "own", rules: [] }, surcharges: { holidays: [], bank: [] } },
    reach: anywhere,
  });
  serve(state.store, { session: signIn.open() });
  state.store.set(followSessionAtom);
  return { ...(await openCheckout(state)), signIn };
}

const fields = ({ root }: Shop) =>
  [...root.querySelectorAll("label")].map((label) => label.textContent).filter((name) => !name?.includes("card"));

const chosenPayment = ({ root }: Shop) => {
  const [radio] = root.querySelectorAll<HTMLInputElement>('[role="radiogroup"] :checked');
  return radio && root.querySelector(`label[for="${radio.id}"] .choice-row__text`)?.textContent;
};

const orderOf = ({ ordering }: Shop) => ordering.posted[0]?.body["TrackingOrder"];

describe("a member's checkout", () => {
  it("asks for nothing that the profile has, and sends the profile's details", async () => {
    const shop = await memberCheckout({ storedCards: [visa] });
    expect(fields(shop)).not.toEqual(expect.arrayContaining([expect.stringMatching(/name|Email|Phone|Remember/)]));
    expect(shop.root.textContent).toContain("Mei Lin · mei@example.com · 0491570156");
    await shop.press("Pay now");
    expect(orderOf(shop)).toMatchObject({
      PaymentCardIdentifier: "card-1",
      ContactCustomer_FirstName: "Mei",
      ContactCustomer_LastName: "Lin",
      ContactCustomer_Email_Address: "mei@example.com",
      ContactCustomer_Contact_Number: "0491570156",
    });
  });

  it("stores no member details on the device", async () => {
    const shop = await memberCheckout({ storedCards: [visa] });
    await shop.press("Pay now");
    expect(shop.memory.contacts()).toBeNull();
  });

  it("asks for details that are missing or invalid", async () => {
    const shop = await memberCheckout({ lastName: "", phone: "12", storedCards: [visa] });
    expect(fields(shop)).toEqual(expect.arrayContaining(["Last name", "Phone"]));
    expect(fields(shop)).not.toContain("First name");
    expect(shop.field("Phone").value).toBe("12");
    await shop.press("Pay now");
    expect(shop.ordering.posted).toEqual([]);
    shop.fill({ "Last name": "Lin", Phone: "0491570156" });
    await shop.press("Pay now");
    expect(orderOf(shop)).toMatchObject({ ContactCustomer_LastName: "Lin" });
  });

  it("delivers to the profile's address without asking maps", async () => {
    const shop = await memberCheckout({ address: home, storedCards: [visa] }, { view: { delivery: true } });
    act(() => shop.passTime(500));
    await shop.settle();
    expect(shop.field("Street address").value).toBe(home.street);
    expect(shop.maps.asked.filter((question) => question.startsWith("locate"))).toEqual([]);
    await shop.press("Pay now");
    expect(orderOf(shop)).toMatchObject({
      DeliveryAddress: { Address: home.street, Altitude: position.latitude, Longitude: position.longitude },
      DeliveryInstructions: "Ring twice",
    });
  });

  it("asks maps about a changed address", async () => {
    const shop = await memberCheckout({ address: home }, { view: { delivery: true } });
    shop.fill({ "Street address": "1 High St" });
    act(() => shop.passTime(500));
    await shop.settle();
    expect(shop.maps.asked).toContain("locate 1 High St, Melbourne");
  });
});

describe("R61: a session that ends in the middle of a checkout", () => {
  it("shows a notice, keeps cart and form, and accepts a card", async () => {
    const shop = await memberCheckout(
      { points: 1_000, address: home, storedCards: [visa] },
      { view: { delivery: true } },
    );
    click(shop.field("Points200 points, 800 left"));
    shop.fill({ Suburb: "Carlton", Notes: "No onions" });
    expect(shop.root.textContent).not.toContain(ended);
    act(() => shop.signIn.end());
    expect(shop.root.textContent).toContain(ended);
    expect(["First name", "Last name", "Email", "Phone"].map((name) => shop.field(name).value)).toEqual([
      "Mei",
      "Lin",
      "mei@example.com",
      "0491570156",
    ]);
    expect(["Street address", "Suburb"].map((name) => shop.field(name).value)).toEqual([home.street, "Carlton"]);
    expect(chosenPayment(shop)).toBe("Card");
    shop.fill(goodCard);
    act(() => shop.passTime(500));
    await shop.settle();
    await shop.press("Pay now");
    expect(shop.ordering.posted).toMatchObject([{ tender: { kind: "card" } }]);
    expect(orderOf(shop)).toMatchObject({
      PaymentCardIdentifier: null,
      OnlineOrderUserIdentifier: expect.stringMatching(/^g-/),
    });
  });

  it("keeps redeemed lines in the cart, but doesn't let a guest order them", async () => {
    const line = buildLine();
    const rule = buildRedemptionRule({ productIds: [line.productId], discountRate: 50 });
    const shop = await memberCheckout({}, {}, [rule]);
    const redeemed = { ...line, redemption: redemptionBy(rule) };
    act(() => shop.store.set(putCartAtom, { cart: cartWith(redeemed), happening: { kind: "changed" } }));
    act(() => shop.signIn.end());
    shop.fill(goodCard);
    act(() => shop.passTime(500));
    await shop.settle();
    await shop.press("Pay now");
    expect(shop.root.textContent).toContain("Please log in again, then try once more.");
    expect([shop.ordering.posted, shop.store.get(cartAtom).lines.length]).toEqual([[], 1]);
  });

  it("removes the notice after another login", async () => {
    const shop = await memberCheckout({ storedCards: [visa] });
    act(() => shop.signIn.end());
    act(() => shop.signIn.signIn(buildMember({ storedCards: [visa] })));
    expect(shop.root.textContent).not.toContain(ended);
    expect(chosenPayment(shop)).toBe("Visa ending 1111");
  });

  it("clears everything after a manual logout", async () => {
    const shop = await memberCheckout({ address: home, phone: "" }, { view: { delivery: true } });
    shop.fill({ Suburb: "Carlton" });
    act(() => shop.signIn.signOut());
    expect(shop.root.textContent).not.toContain(ended);
    expect(["First name", "Email", "Phone", "Street address", "Suburb"].map((name) => shop.field(name).value)).toEqual([
      "",
      "",
      "",
      "",
      "",
    ]);
  });
});
