import { expect, it } from "vitest";
import type { ProfileAddress } from "../../../src/domain/customer/profile.ts";
import { cartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { notesAtom } from "../../../src/state/checkout/checkout.atoms.ts";
import { forgetPasswordsAtom, typedAccountAtom } from "../../../src/state/customer/accountForms.ts";
import { typedAddressAtom, typedContactAtom } from "../../../src/state/customer/contact.atoms.ts";
import { endedMemberAtom, followSessionAtom } from "../../../src/state/customer/customer.atoms.ts";
import { forgetMemberAtom } from "../../../src/state/customer/forgetMember.actions.ts";
import { isKeptAtAtom, keepContactAtom } from "../../../src/state/customer/keptContact.atoms.ts";
import { storedCardAtom } from "../../../src/state/payment/storedCard.atoms.ts";
import { redeemAtom } from "../../../src/state/promotion/redeem.actions.ts";
import { pointsLeftAtom, redemptionOffersAtom } from "../../../src/state/promotion/redemptions.atoms.ts";
import { settleCartAtom } from "../../../src/state/promotion/settledCart.atoms.ts";
import { burger, menu, offeredShop, wish } from "../../parts/offers/offeredShop.tsx";
import { buildRedemptionRule } from "../../support/buildPromotions.ts";
import { serve } from "../../support/buildServices.ts";
import { buildMember, buildSignIn } from "../../support/buildSession.ts";

const home: ProfileAddress = {
  street: "5/125 Bourke St",
  suburb: "Melbourne",
  postcode: "3000",
  state: "VIC",
  instructions: "",
  phone: "0491570156",
  position: null,
};
const mei = buildMember({
  phone: "",
  address: home,
  storedCards: [{ identifier: "card-1", type: "visa", lastDigits: "1111" }],
});

async function memberShop() {
  const drinks = buildRedemptionRule({ key: "drink", points: 10, categoryIds: ["drinks"] });
  const shop = await offeredShop([wish(burger)], { points: { redemptions: [drinks] } });
  const signIn = buildSignIn(shop.device);
  serve(shop.store, { session: signIn.open() });
  shop.store.set(followSessionAtom);
  signIn.signIn(mei);
  return { ...shop, signIn };
}

it("R61: logging out drops what is the member's, and keeps the cart", async () => {
  const { store, history, signIn, memory } = await memberShop();
  history.push("/store/120/checkout");
  const [offer] = store.get(redemptionOffersAtom);
  if (!offer) throw new Error("nothing can be redeemed");
  store.set(redeemAtom, { offer, menu, selection: [] });
  store.set(typedContactAtom, { phone: "0412345678" });
  store.set(typedAddressAtom, { suburb: "Carlton" });
  store.set(notesAtom, "Nut allergy");
  expect(store.get(cartAtom).lines).toHaveLength(2);
  signIn.signOut();
  store.set(forgetMemberAtom);
  store.set(settleCartAtom);
  expect(store.get(cartAtom).lines.map(({ name }) => name)).toEqual([burger.name]);
  expect(store.get(typedContactAtom)).toEqual({ firstName: "", lastName: "", email: "", phone: "" });
  expect(store.get(typedAddressAtom)).toMatchObject({ street: "", suburb: "" });
  expect([store.get(storedCardAtom), store.get(pointsLeftAtom), store.get(endedMemberAtom)]).toEqual([
    null,
    null,
    null,
  ]);
  expect(store.get(notesAtom)).toBe("");
  expect(JSON.stringify(memory.typedForms())).not.toMatch(/0412345678|Carlton|Nut/);
});

it("which dishes a member ordered isn't kept on the device", async () => {
  const { store, signIn } = await memberShop();
  expect(store.get(isKeptAtAtom)(120)).toBe(false);
  signIn.signOut();
  expect(store.get(isKeptAtAtom)(120)).toBe(true);
});

it("R61: what the form still shows of a member whose session has ended is never kept on the device", async () => {
  const { store, history, signIn, memory } = await memberShop();
  history.push("/store/120/checkout");
  signIn.signOut();
  expect(store.get(typedContactAtom).email).toBe(mei.email);
  store.set(keepContactAtom, store.get(typedContactAtom), store.get(typedAddressAtom));
  expect(memory.contacts()).toBeNull();
});

const ari = buildMember({ uid: "ari", email: "ari@example.com", phone: "" });
const secret = { street: "9 Hidden Lane", suburb: "Carlton" };

it("what one member typed never goes into another one's order", async () => {
  const { store, history, signIn, memory } = await memberShop();
  history.push("/store/120/checkout");
  store.set(typedContactAtom, { phone: "0499999999" });
  store.set(typedAddressAtom, secret);
  signIn.signOut();
  expect([store.get(typedContactAtom).phone, store.get(typedAddressAtom)]).toMatchObject(["0499999999", secret]);
  signIn.signIn(ari);
  expect([store.get(typedContactAtom).phone, store.get(typedAddressAtom)]).toMatchObject(["", { suburb: "" }]);
  store.set(typedContactAtom, { phone: "0411111111" });
  store.set(typedAddressAtom, { street: "1 Ari Road" });
  expect(store.get(typedAddressAtom)).toMatchObject({ street: "1 Ari Road", suburb: "" });
  expect(JSON.stringify(memory.typedForms())).not.toMatch(/0499999999|Hidden|Carlton/);
});

it("what a member typed is no guest's after they have logged out elsewhere", async () => {
  const { store, signIn } = await memberShop();
  store.set(typedAddressAtom, secret);
  signIn.signOut();
  expect(store.get(typedAddressAtom)).toMatchObject({ street: "", suburb: "" });
});

it("a guest who signs in keeps what they have typed", async () => {
  const { store, signIn } = await memberShop();
  signIn.signOut();
  store.set(typedAddressAtom, secret);
  signIn.signIn(ari);
  expect(store.get(typedAddressAtom)).toMatchObject(secret);
});

it("what was typed to sign in is in no form after logging out", async () => {
  const { store, signIn } = await memberShop();
  signIn.signOut();
  store.set(typedAccountAtom, { email: mei.email, password: "order-me-1", firstName: "Mei" });
  store.set(forgetPasswordsAtom);
  expect(store.get(typedAccountAtom)).toMatchObject({ email: mei.email, password: "" });
  signIn.signIn(mei);
  store.set(forgetPasswordsAtom);
  signIn.signOut();
  store.set(forgetMemberAtom);
  expect(store.get(typedAccountAtom)).toMatchObject({ email: "", firstName: "", password: "" });
});

it("a session that ends away from the checkout leaves nothing of its member", async () => {
  const { store, signIn } = await memberShop();
  expect(store.get(typedAddressAtom).street).toBe(home.street);
  signIn.signOut();
  expect([store.get(endedMemberAtom), store.get(typedContactAtom).email, store.get(typedAddressAtom).street]).toEqual([
    null,
    "",
    "",
  ]);
});
