// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import type { StoredCard } from "../../../src/domain/customer/customer.ts";
import type { ProfileAddress } from "../../../src/domain/customer/profile.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { noPromotions } from "../../../src/domain/promotion/promotions.ts";
import { redemptionBy } from "../../../src/domain/promotion/redemptionOffers.ts";
import { cartAtom, saveCartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { overlayAtom } from "../../../src/state/overlay/overlay.atoms.ts";
import { buildLine, cartWith } from "../../domain/cart/cartLines.ts";
import { buildRedemptionRule } from "../../support/buildPromotions.ts";
import { serveMembers } from "../../support/buildServices.ts";
import { buildMember } from "../../support/buildSession.ts";
import { click } from "../../ui/render.tsx";
import { filled, goodCard, memberCheckout, openCheckout, type Shop, shopState } from "./checkoutFixture.tsx";

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
const delivers = { view: { delivery: true } };
const ended = "You are no longer logged in.";

const fields = ({ root }: Shop) =>
  [...root.querySelectorAll("label")].map((label) => label.textContent).filter((name) => !name?.includes("card"));

const chosenPayment = ({ root }: Shop) => {
  const [radio] = root.querySelectorAll<HTMLInputElement>('[role="radiogroup"] :checked');
  return radio && root.querySelector(`label[for="${radio.id}"] .choice-row__text`)?.textContent;
};

const orderOf = ({ ordering }: Shop) => ordering.posted[0]?.body["TrackingOrder"];

describe("a member's checkout", () => {
  it("asks for nothing that the profile has, sends the profile's details and stores none on the device", async () => {
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
    expect(shop.memory.get("contacts")).toBeNull();
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
    const shop = await memberCheckout({ address: home, storedCards: [visa], shop: delivers });
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
});

describe("R61: a session that ends in the middle of a checkout", () => {
  it("shows a notice, keeps cart and form, and accepts a card", async () => {
    const shop = await memberCheckout({ points: 1_000, address: home, storedCards: [visa], shop: delivers });
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
    const shop = await memberCheckout({ redemptions: [rule] });
    const redeemed = { ...line, redemption: redemptionBy(rule) };
    act(() => shop.store.set(saveCartAtom, { cart: cartWith(redeemed), event: { kind: "changed" } }));
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
});

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

const openWith = (...storedCards: readonly StoredCard[]) =>
  memberCheckout({
    storedCards,
    bank: [surcharge("visa", 100), surcharge("mastercard", 200)],
    pointsToDollar: noPromotions.points.pointsToDollar,
  });

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

describe("R55: a member's stored cards", () => {
  it("are listed before a new one, with the first selected and no card fields", async () => {
    const shop = await openWith(visa, mastercard);
    expect(radios(shop)).toEqual(["Visa ending 1111 ✓", "Mastercard ending 4444", "Card", "Cash on pickup"]);
    expect(() => shop.field("CVV")).toThrow();
    await shop.press("Pay now");
    expect(posted(shop)).toEqual([["card-1", "none"]]);
  });

  it("leave a choice for a new one, whose data is sent only with the order", async () => {
    const shop = await openWith(visa);
    click(shop.field("Cardsurcharge by card type, up to $2.00"));
    expect(radios(shop)).toEqual(["Visa ending 1111", "Card ✓", "Cash on pickup"]);
    shop.fill({ "Card holder": "Mei Lin", ...goodCard });
    await shop.press("Pay now");
    expect(posted(shop)).toEqual([[null, "card"]]);
  });
});

const hintOf = (radio: HTMLElement) => {
  const hints = radio.getRootNode() as ShadowRoot;
  return hints.getElementById(radio.getAttribute("aria-describedby") ?? "")?.textContent;
};

describe("R56: points at the checkout", () => {
  it("show how many the order costs, and pay for it", async () => {
    const shop = await memberCheckout({ points: 2_100 });
    const radio = shop.field("Points200 points, 1,900 left");
    expect(hintOf(radio)).toBe("200 points, 1,900 left");
    click(radio);
    await shop.press("Pay now");
    expect(shop.ordering.posted).toMatchObject([
      { tender: { kind: "none" }, body: { TrackingOrder: { RedeemPoints: 200, OnlineOrderUserIdentifier: "mei" } } },
    ]);
  });

  it("are shown disabled with the missing number if there are too few", async () => {
    const shop = await memberCheckout({ points: 199 });
    const radio = shop.field("Points1 more point needed");
    expect([radio.disabled, hintOf(radio)]).toEqual([true, "1 more point needed"]);
  });

  it("are reported as too few if the order has grown", async () => {
    const shop = await memberCheckout({ points: 200 });
    click(shop.field("Points200 points, 0 left"));
    act(() => shop.store.set(saveCartAtom, { cart: cartWith(buildLine({ quantity: 3 })), event: { kind: "changed" } }));
    expect(shop.root.textContent).toContain("You don't have enough points for this order.");
    await shop.press("Pay now");
    expect(shop.ordering.posted).toEqual([]);
  });
});

const words = "Have an account?";
const isAsked = ({ root }: Shop) => root.textContent?.includes(words);

describe("S27: the line to log in, in a guest's checkout", () => {
  it("is shown until the diner logs in", async () => {
    const state = shopState();
    const signIn = serveMembers(state, null);
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
