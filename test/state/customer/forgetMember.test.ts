import { expect, it } from "vitest";
import { runOn } from "../../../src/app/composition/residents/startResidents.ts";
import type { ProfileAddress } from "../../../src/domain/customer/profile.ts";
import { roomForm } from "../../../src/parts/mode/room.tsx";
import { tableForm } from "../../../src/parts/mode/tableForm.ts";
import { cartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { notesAtom } from "../../../src/state/checkout/form/notes.atoms.ts";
import { forgetPasswordsAtom, typedAccountAtom } from "../../../src/state/customer/accountForms.ts";
import { typedAddressAtom, typedContactAtom } from "../../../src/state/customer/contact.atoms.ts";
import {
  customerAtom,
  endedMemberAtom,
  followSessionAtom,
  isLoggedOutElsewhereAtom,
  memberAtom,
} from "../../../src/state/customer/customer.atoms.ts";
import { isStoredAtAtom, saveContactAtom } from "../../../src/state/customer/rememberDetails.atoms.ts";
import { assignTypedAtom } from "../../../src/state/customer/typedByMembers.atoms.ts";
import { typedCardAtom } from "../../../src/state/payment/card.atoms.ts";
import { storedCardAtom } from "../../../src/state/payment/storedCard.atoms.ts";
import { redeemAtom } from "../../../src/state/promotion/redeem.actions.ts";
import { pointsLeftAtom, redemptionOffersAtom } from "../../../src/state/promotion/redemptions.atoms.ts";
import { validateCartAtom } from "../../../src/state/promotion/validatedCart.atoms.ts";
import type { JotaiStore } from "../../../src/state/services.atoms.ts";
import { startIn } from "../../app/startIn.ts";
import { burger, menu, offeredShop, wish } from "../../parts/offers/offeredShop.tsx";
import { buildRedemptionRule } from "../../support/buildPromotions.ts";
import { serve } from "../../support/buildServices.ts";
import { buildMember, buildSignIn, type MemorySignIn } from "../../support/buildSession.ts";

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

const drinks = buildRedemptionRule({ key: "drink", points: 10, categoryIds: ["drinks"] });

/** A tab that doesn't follow the session yet. */
async function memberTab(signIn?: MemorySignIn) {
  const shop = await offeredShop([wish(burger)], { points: { redemptions: [drinks] } });
  const its = signIn ?? buildSignIn(shop.device);
  serve(shop.store, { session: its.open() });
  return { ...shop, signIn: its };
}

async function memberShop() {
  const shop = await memberTab();
  const { signIn } = shop;
  shop.store.set(followSessionAtom);
  startIn(runOn(assignTypedAtom, memberAtom), shop);
  signIn.signIn(mei);
  return shop;
}

it("R61: logging out clears what belongs to the member, and keeps the cart", async () => {
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
  store.set(validateCartAtom);
  expect(store.get(cartAtom).lines.map(({ name }) => name)).toEqual([burger.name]);
  expect(store.get(typedContactAtom)).toEqual({ firstName: "", lastName: "", email: "", phone: "" });
  expect(store.get(typedAddressAtom)).toMatchObject({ street: "", suburb: "" });
  expect([store.get(storedCardAtom), store.get(pointsLeftAtom), store.get(endedMemberAtom)]).toEqual([
    null,
    null,
    null,
  ]);
  expect(store.get(notesAtom)).toBe("");
  expect(JSON.stringify(memory.get("typedForms"))).not.toMatch(/0412345678|Carlton|Nut/);
});

it("R61: a logout in another tab clears everything typed here, but a session that ends clears nothing", async () => {
  const { store, history, signIn, memory } = await memberShop();
  history.push("/store/120/checkout");
  const shown = () => [
    store.get(typedContactAtom).phone,
    store.get(typedAddressAtom).suburb,
    store.get(notesAtom),
    store.get(typedCardAtom).number,
  ];
  const typed = ["0412345678", "Carlton", "Nut allergy", "4111 1111 1111 1111"];
  store.set(typedContactAtom, { phone: "0412345678" });
  store.set(typedAddressAtom, { suburb: "Carlton" });
  store.set(notesAtom, "Nut allergy");
  store.set(typedCardAtom, { number: "4111 1111 1111 1111" });
  signIn.end();
  expect(shown()).toEqual(typed);
  signIn.signIn(mei);
  expect(shown().slice(1)).toEqual(typed.slice(1));
  signIn.signOut();
  expect(shown()).toEqual(["", "", "", ""]);
  expect(store.get(isLoggedOutElsewhereAtom)).toBe(true);
  signIn.signIn(mei);
  expect(store.get(isLoggedOutElsewhereAtom)).toBe(false);
  signIn.signOut();
  expect(JSON.stringify(memory.get("typedForms"))).not.toMatch(/0412345678|Carlton|Nut/);
});

function settledLines(store: JotaiStore): number {
  store.set(validateCartAtom);
  return store.get(cartAtom).lines.length;
}

/** A cart with one redeemed product and one that is paid for. */
async function redeemedShop() {
  const shop = await memberShop();
  const { store } = shop;
  const [offer] = store.get(redemptionOffersAtom);
  if (!offer) throw new Error("nothing can be redeemed");
  store.set(redeemAtom, { offer, menu, selection: [] });
  return { ...shop, lineCount: () => settledLines(store) };
}

it("R61: what a guest has typed is the signed-in member's, even if a field of the form is empty", async () => {
  const { store, signIn } = await memberTab();
  store.set(followSessionAtom);
  startIn(runOn(assignTypedAtom, memberAtom), { store });
  store.set(typedAddressAtom, { suburb: "Carlton", street: "" });
  signIn.signIn(mei);
  signIn.signOut();
  expect(store.get(typedAddressAtom).suburb).toBe("");
});

it("a member redeems no more points than they have, and a guest none", async () => {
  const { store, signIn } = await memberShop();
  const [offer] = store.get(redemptionOffersAtom);
  if (!offer) throw new Error("nothing can be redeemed");
  signIn.signIn({ ...mei, points: 9 });
  expect(store.set(redeemAtom, { offer, menu, selection: [] })).toBeNull();
  signIn.signOut();
  const free = { ...offer, rule: { ...offer.rule, points: 0 } };
  expect(store.set(redeemAtom, { offer: free, menu, selection: [] })).toBeNull();
  expect(store.get(cartAtom).lines).toHaveLength(1);
});

it("R61: a redeemed line stays after a session ends, and is removed by a logout", async () => {
  const { store, signIn, lineCount } = await redeemedShop();
  signIn.end();
  expect([store.get(customerAtom).kind, lineCount()]).toEqual(["guest", 2]);
  signIn.signIn(mei);
  expect(lineCount()).toBe(2);
  signIn.signOut();
  expect(lineCount()).toBe(1);
});

it("a redeemed line stays while it isn't known whether its member is still logged in", async () => {
  const { memory } = await redeemedShop();
  const { store } = await offeredShop([], { points: { redemptions: [drinks] }, memory });
  const lineCount = () => settledLines(store);
  const signIn = buildSignIn();
  let isKnown = false;
  serve(store, { session: { ...signIn.open(), mayReturn: () => !isKnown } });
  store.set(followSessionAtom);
  expect([store.get(customerAtom).kind, lineCount()]).toEqual(["guest", 2]);
  isKnown = true;
  signIn.end();
  expect(lineCount()).toBe(1);
});

it("R61: a member's typed text is cleared even if the tab learns of the logout only at its next start", async () => {
  const { store, signIn, memory } = await memberShop();
  store.set(notesAtom, "Nut allergy");
  const kept = memory.get("typedForms");
  signIn.signOut();
  const later = await memberTab(signIn);
  later.memory.save("typedForms", kept ?? {});
  later.store.set(followSessionAtom);
  startIn(runOn(assignTypedAtom, memberAtom), later);
  expect(later.store.get(notesAtom)).toBe("");
});

it("a member's past products aren't stored on the device", async () => {
  const { store, signIn } = await memberShop();
  expect(store.get(isStoredAtAtom)(120)).toBe(false);
  signIn.signOut();
  expect(store.get(isStoredAtAtom)(120)).toBe(true);
});

it("R61: details of a member whose session has ended are never stored on the device", async () => {
  const { store, history, signIn, memory } = await memberShop();
  history.push("/store/120/checkout");
  signIn.end();
  expect(store.get(typedContactAtom).email).toBe(mei.email);
  store.set(saveContactAtom, store.get(typedContactAtom), store.get(typedAddressAtom));
  expect(memory.get("contacts")).toBeNull();
});

const ari = buildMember({ uid: "ari", email: "ari@example.com", phone: "" });
const secret = { street: "9 Hidden Lane", suburb: "Carlton" };

it("one member's typed details never go into another member's order", async () => {
  const { store, history, signIn, memory } = await memberShop();
  history.push("/store/120/checkout");
  store.set(typedContactAtom, { phone: "0499999999" });
  store.set(typedAddressAtom, secret);
  signIn.end();
  expect([store.get(typedContactAtom).phone, store.get(typedAddressAtom)]).toMatchObject(["0499999999", secret]);
  signIn.signIn(ari);
  expect([store.get(typedContactAtom).phone, store.get(typedAddressAtom)]).toMatchObject(["", { suburb: "" }]);
  store.set(typedContactAtom, { phone: "0411111111" });
  store.set(typedAddressAtom, { street: "1 Ari Road" });
  expect(store.get(typedAddressAtom)).toMatchObject({ street: "1 Ari Road", suburb: "" });
  expect(JSON.stringify(memory.get("typedForms"))).not.toMatch(/0499999999|Hidden|Carlton/);
});

it("R61: a member's room is cleared by a logout, but not the table, which others share", async () => {
  const { store, signIn, memory } = await memberShop();
  store.set(roomForm.typed, { room: "412" });
  store.set(tableForm.typed, { table: "17" });
  signIn.signOut();
  expect([store.get(roomForm.typed), store.get(tableForm.typed)]).toEqual([{ room: "" }, { table: "17" }]);
  expect(JSON.stringify(memory.get("typedForms"))).not.toMatch(/412/);
});

it.each([
  ["after a session that ended", (signIn: MemorySignIn) => signIn.end()],
  ["if the tab doesn't notice a guest between them", () => {}],
])("a typed card isn't in the next member's form, %s", async (_when, before) => {
  const { store, history, signIn } = await memberShop();
  history.push("/store/120/checkout");
  store.set(typedCardAtom, { number: "4111 1111 1111 1111", cvv: "123" });
  before(signIn);
  signIn.signIn(ari);
  expect(store.get(typedCardAtom)).toMatchObject({ number: "", cvv: "" });
});

it("a member's typed text isn't shown to a guest after the session ended elsewhere", async () => {
  const { store, signIn } = await memberShop();
  store.set(typedAddressAtom, secret);
  signIn.end();
  expect(store.get(typedAddressAtom)).toMatchObject({ street: "", suburb: "" });
});

it("a guest who logs in keeps their typed text, which belongs to the member from then on", async () => {
  const { store, history, signIn } = await memberShop();
  signIn.signOut();
  history.push("/store/120/checkout");
  store.set(typedAddressAtom, secret);
  store.set(notesAtom, "Nut allergy");
  signIn.signIn(ari);
  expect([store.get(typedAddressAtom), store.get(notesAtom)]).toMatchObject([secret, "Nut allergy"]);
  signIn.end();
  expect([store.get(typedAddressAtom), store.get(notesAtom)]).toMatchObject([secret, "Nut allergy"]);
  signIn.signIn(mei);
  expect([store.get(typedAddressAtom).suburb, store.get(notesAtom)]).toEqual(["Melbourne", ""]);
});

it("text that a guest types after a member's logout is kept, even after a reload", async () => {
  const { store, signIn } = await memberShop();
  signIn.signOut();
  store.set(notesAtom, "Leave it at the door");
  startIn(runOn(assignTypedAtom, memberAtom), { store });
  expect(store.get(notesAtom)).toBe("Leave it at the door");
});

it("text typed into the login form is cleared by a logout", async () => {
  const { store, signIn } = await memberShop();
  signIn.signOut();
  store.set(typedAccountAtom, { email: mei.email, password: "order-me-1", firstName: "Mei" });
  store.set(forgetPasswordsAtom);
  expect(store.get(typedAccountAtom)).toMatchObject({ email: mei.email, password: "" });
  signIn.signIn(mei);
  store.set(forgetPasswordsAtom);
  signIn.signOut();
  expect(store.get(typedAccountAtom)).toMatchObject({ email: "", firstName: "", password: "" });
});

it("a session that ends outside the checkout leaves no details of its member", async () => {
  const { store, signIn } = await memberShop();
  expect(store.get(typedAddressAtom).street).toBe(home.street);
  signIn.end();
  expect([store.get(endedMemberAtom), store.get(typedContactAtom).email, store.get(typedAddressAtom).street]).toEqual([
    null,
    "",
    "",
  ]);
});
