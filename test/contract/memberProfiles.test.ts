import { expect, it } from "vitest";
import type { Profile } from "../../src/domain/customer/profile.ts";
import { password, startSignIn } from "./startSignIn.ts";

const profile: Profile = {
  firstName: "Mei",
  lastName: "Lin",
  phone: "0491570156",
  address: {
    street: "1 Queen Street",
    suburb: "Richmond",
    postcode: "3121",
    state: "VIC",
    instructions: "Ring twice",
    phone: "0491570157",
    position: { latitude: -37.8, longitude: 145 },
  },
};

const card = { holder: "Mei Lin", number: "4111111111111111", expiryYear: 2030, expiryMonth: 12, cvv: "123" };

async function openAccount() {
  const shop = await startSignIn();
  const session = shop.open();
  await shop.signIn("mei", 12);
  const { profiles } = await session.service();
  return { ...shop, session, profiles, read: () => shop.demo.documents.read("Users/mei") };
}

it("a profile is written to the member's document, sent to the backend, and updated in every session", async () => {
  const { open, session, profiles, read } = await openAccount();
  const other = open();
  await expect.poll(() => other.customer().kind).toBe("member");
  expect(await profiles.save(profile)).toEqual({ kind: "saved" });
  for (const each of [session, other]) expect(each.customer()).toMatchObject({ ...profile, points: 12 });
  expect(read()).toMatchObject({
    DisplayName: "Mei Lin",
    Mobile: "0491570156",
    DeliveryAddress: {
      Address: "1 Queen Street",
      City: "Richmond",
      PostCode: "3121",
      Altitude: -37.8,
      Latitude: -37.8,
    },
    RewardPoints: 12,
    HQCompanyID: 7,
  });
  expect(await profiles.save({ ...profile, address: null })).toEqual({ kind: "saved" });
  expect([session.customer(), read()]).toMatchObject([{ address: null }, { FirstName: "Mei" }]);
  expect(read()).not.toHaveProperty("DeliveryAddress");
});

it("R62: a profile that could not be read is read before it is saved, so that it isn't overwritten", async () => {
  const { open, demo, strike, heal } = await startSignIn();
  demo.documents.merge("Users/mei", {
    CustomerMemberCode: "M1",
    Mobile: "0491570156",
    DeliveryAddress: { Address: "5/125 Bourke St", City: "Melbourne" },
  });
  const before = demo.documents.read("Users/mei");
  const session = open();
  await strike("GET /v1/projects/", { status: 503 });
  const { accounts, profiles } = await session.service();
  await accounts.signIn("mei@example.com", password);
  await expect.poll(() => session.customer()).toMatchObject({ kind: "member", phone: "", address: null });
  const blank = { ...profile, address: null };
  expect(await profiles.save(blank)).toEqual({ kind: "no-answer" });
  await heal();
  expect(await profiles.save(blank)).toEqual({ kind: "no-answer" });
  expect(demo.documents.read("Users/mei")).toEqual(before);
  expect(session.customer()).toMatchObject({ phone: "0491570156", address: { street: "5/125 Bourke St" } });
  expect(await profiles.save(profile)).toEqual({ kind: "saved" });
});

it("a profile that could not be read is marked as unread, and can be read again", async () => {
  const { open, demo, strike, heal } = await startSignIn();
  demo.documents.merge("Users/mei", { CustomerMemberCode: "M1", Mobile: "0491570156", RewardPoints: 12 });
  const session = open();
  await strike("GET /v1/projects/", { status: 503 });
  const { accounts, profiles } = await session.service();
  await accounts.signIn("mei@example.com", password);
  await profiles.readAgain();
  expect(session.customer()).toMatchObject({ uid: "mei", isRead: false, firstName: "mei", points: 0 });
  await heal();
  await profiles.readAgain();
  expect(session.customer()).toMatchObject({ uid: "mei", isRead: true, phone: "0491570156", points: 12 });
});

it("a card is stored and removed by the backend, and a refusal contains the backend's message", async () => {
  const { session, profiles, logged } = await openAccount();
  expect(await profiles.addCard(card)).toEqual({ kind: "saved" });
  expect(session.customer()).toMatchObject({ storedCards: [{ type: "visa", lastDigits: "1111" }] });
  const customer = session.customer();
  const identifier = (customer.kind === "member" && customer.storedCards[0]?.identifier) || "";
  expect(await profiles.removeCard(identifier)).toEqual({ kind: "saved" });
  expect(session.customer()).toMatchObject({ storedCards: [] });
  expect(await profiles.removeCard(identifier)).toEqual({ kind: "refused", message: expect.stringMatching(/./) });
  expect(logged.join()).not.toMatch(/4111 ?1111|\b123\b/);
});

it("a failed change is not reported as saved", async () => {
  const { profiles, strike, heal, session } = await openAccount();
  await strike("PATCH /v1/projects/", { status: 503 });
  expect(await profiles.save(profile)).toEqual({ kind: "no-answer" });
  await heal();
  await strike("POST /api/customers/mei", { drop: true });
  expect(await profiles.save(profile)).toEqual({ kind: "no-answer" });
  expect(await profiles.addCard(card)).toEqual({ kind: "no-answer" });
  await heal();
  await strike("POST /api/customers/mei", {
    status: 500,
    body: '{"Success":false,"Status":{"Message":"Object null"}}',
  });
  expect(await profiles.addCard(card)).toEqual({ kind: "no-answer" });
  expect(session.customer()).toMatchObject({ storedCards: [] });
});

it("R63: an expired session is reported, and checked with the sign-in service", async () => {
  const { profiles, strike, session, signOut } = await openAccount();
  await strike("POST /api/customers/mei", { status: 401, body: '{"Success":false}' });
  await strike("POST /identitytoolkit.googleapis.com/v1/accounts:lookup", {
    status: 400,
    body: '{"error":{"code":400,"message":"TOKEN_EXPIRED"}}',
  });
  expect(await profiles.addCard(card)).toEqual({ kind: "signed-out" });
  await expect.poll(() => session.customer()).toEqual({ kind: "guest" });
  await signOut();
  expect(await profiles.save(profile)).toEqual({ kind: "signed-out" });
});
