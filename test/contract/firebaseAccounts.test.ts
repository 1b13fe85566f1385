import { getApps } from "firebase/app";
import { getAuth } from "firebase/auth";
import { describe, expect, it, vi } from "vitest";
import { instant } from "../../src/domain/time/instant.ts";
import { createKnownMethods, isKnown } from "../../src/services/adapters/members/signInMethods.ts";
import type { Mail } from "../../widget-demo/backend/outbox.ts";
import { codeOf } from "../backend/signin/signinFixture.ts";
import { buildDevicePage } from "../support/buildDevice.ts";
import { password, startSignIn } from "./startSignIn.ts";

const toolkit = "POST /identitytoolkit.googleapis.com/v1/accounts:";
const mei = "mei@example.com";
const noor = { firstName: "Noor", lastName: "Abbot", email: "noor@example.com" };

const errorOf = (message: string) => ({ status: 400, body: JSON.stringify({ error: { code: 400, message } }) });

describe("signing in", () => {
  it.each([
    ["a wrong password", mei, "wrong"],
    ["an address that nobody has", "nobody@example.com", password],
    ["what is no address", "mei", password],
  ])("R65: is refused for %s, without any details", async (_what, email, typed) => {
    const shop = await startSignIn();
    expect(await (await shop.accounts()).signIn(email, typed)).toEqual({ kind: "refused" });
    expect(shop.logged).toEqual([]);
  });

  it.each([
    ["too many tries", errorOf("TOO_MANY_ATTEMPTS_TRY_LATER"), "too-many-tries"],
    ["an account that was closed", errorOf("USER_DISABLED"), "refused"],
    ["a service that is down", { status: 503, body: "{}" }, "no-answer"],
    ["nonsense", { status: 200, body: "<p>WiFi</p>" }, "no-answer"],
    ["a cut connection", { drop: true }, "no-answer"],
  ])("answers correctly after %s", async (_what, answer, kind) => {
    const shop = await startSignIn();
    const accounts = await shop.accounts();
    await shop.strike(`${toolkit}signInWithPassword`, answer);
    expect(await accounts.signIn(mei, password)).toEqual({ kind });
    expect(shop.logged.join()).not.toMatch(/mei|order-me/);
  });
});

it("R61: a member whose log-out fails stays signed in, also after a reload", async () => {
  const shop = await startSignIn();
  const session = shop.open();
  await shop.signIn("mei");
  const accounts = await shop.accounts();
  for (const app of getApps()) vi.spyOn(getAuth(app), "signOut").mockRejectedValue(new Error("Storage is gone."));
  await accounts.signOut();
  expect([session.customer(), session.hasLoggedOut()]).toMatchObject([{ uid: "mei" }, false]);
  expect(shop.open({ page: buildDevicePage() }).isReturning()).toBe(true);
});

describe("R62: a new member's document", () => {
  it("is created at registration, and the backend is called once", async () => {
    const shop = await startSignIn();
    const session = shop.open();
    const accounts = await shop.accounts();
    expect(await accounts.register({ ...noor, password: "123456" })).toEqual({ kind: "signed-in" });
    expect(session.customer()).toMatchObject({ kind: "member", ...noor, points: 0 });
    const { uid } = session.customer() as { readonly uid: string };
    const read = () => shop.demo.documents.read(`Users/${uid}`);
    await expect.poll(read).toMatchObject({
      FirstName: "Noor",
      LastName: "Abbot",
      DisplayName: "Noor Abbot",
      Email: noor.email,
      FirebaseUDID: uid,
      HQCompanyID: 7,
      CustomerMemberCode: expect.stringMatching(/./),
    });
  });

  it("gets its member code at the next sign-in if the backend was down", async () => {
    const shop = await startSignIn();
    const accounts = await shop.accounts();
    await shop.strike("POST /api/customers/", { status: 503 });
    await accounts.signIn(mei, password);
    await expect.poll(() => shop.logged).toEqual([expect.stringContaining("The member's call wasn't answered")]);
    expect(shop.demo.documents.read("Users/mei")).not.toHaveProperty("CustomerMemberCode");
    await shop.heal();
    await shop.signOut();
    await accounts.signIn(mei, password);
    await expect.poll(() => shop.demo.documents.read("Users/mei")).toHaveProperty("CustomerMemberCode");
  });

  it("R8: is stored under the brand, if there is one", async () => {
    const shop = await startSignIn();
    shop.demo.documents.set("Brands/7/Companies/7", { ID: 7 });
    shop.open({ hqId: 7 });
    await (await shop.accounts()).signIn(mei, password);
    expect(shop.demo.documents.read("Brands/7/Users/mei")).toMatchObject({ FirebaseUDID: "mei" });
  });
});

describe("registering", () => {
  it.each([
    ["an address that has an account", { email: mei, password: "123456" }, { kind: "known-email" }],
    [
      "a weak password",
      { email: noor.email, password: "1" },
      { kind: "refused", message: "Password should be at least 6 characters" },
    ],
  ])("is refused with %s", async (_what, typed, answer) => {
    const shop = await startSignIn();
    const session = shop.open();
    expect(await (await shop.accounts()).register({ ...noor, ...typed })).toEqual(answer);
    expect(session.customer()).toEqual({ kind: "guest" });
  });
});

describe("R67: joining with an order", () => {
  it("creates an account with a random password, signs in, and mails a link", async () => {
    const shop = await startSignIn();
    const session = shop.open();
    expect(await (await shop.accounts()).join(noor)).toEqual({ kind: "joined", isRegistered: true, isMailed: true });
    expect(session.customer()).toMatchObject({ kind: "member", ...noor });
    const { uid } = session.customer() as { readonly uid: string };
    expect(shop.demo.documents.read(`Users/${uid}`)).toHaveProperty("CustomerMemberCode");
    expect(JSON.parse((await shop.demo.get("/sandbox/outbox")).text)).toMatchObject([{ to: noor.email }]);
  });

  it.each([
    ["POST /api/customers/reset-password-api", { isRegistered: true, isMailed: false }],
    ["POST /api/customers/", { isRegistered: false, isMailed: false }],
  ])("reports what failed: %s", async (match, answer) => {
    const shop = await startSignIn();
    const accounts = await shop.accounts();
    await shop.strike(match, { status: 503 });
    expect(await accounts.join(noor)).toEqual({ kind: "joined", ...answer });
  });

  it("reports that the link isn't sent if the backend refuses to mail it, which R65's reset doesn't", async () => {
    const shop = await startSignIn();
    const accounts = await shop.accounts();
    const body = JSON.stringify({ Success: false, Status: { Message: "Mails can't be sent now." } });
    await shop.strike("POST /api/customers/reset-password-api", { status: 200, body });
    expect(await accounts.join(noor)).toMatchObject({ kind: "joined", isMailed: false });
    expect(await accounts.sendResetLink(noor.email)).toEqual({ kind: "sent" });
  });

  it("happens once if two elements of a page continue after a reload, and gives both the same answer", async () => {
    const shop = await startSignIn();
    const elements = await Promise.all([shop.open().service(), shop.open().service()]);
    const answers = await Promise.all(elements.map(({ accounts }) => accounts.join(noor)));
    const joined = { kind: "joined", isRegistered: true, isMailed: true };
    expect(answers).toEqual([joined, joined]);
    expect(JSON.parse((await shop.demo.get("/sandbox/outbox")).text)).toMatchObject([{ to: noor.email }]);
  });

  it("continues after a reload with the account that it has already created", async () => {
    const shop = await startSignIn();
    const accounts = await shop.accounts();
    await accounts.join(noor);
    expect(await accounts.join({ ...noor, email: "Noor@Example.com" })).toMatchObject({ kind: "joined" });
  });

  it("creates no account if another member is signed in by now, and keeps that member signed in", async () => {
    const shop = await startSignIn();
    const session = shop.open();
    await shop.signIn("mei");
    expect(await (await shop.accounts()).join(noor)).toEqual({ kind: "somebody-else" });
    expect(session.customer()).toMatchObject({ uid: "mei" });
    expect(JSON.parse((await shop.demo.get("/sandbox/outbox")).text)).toEqual([]);
  });

  it("doesn't sign in with an address that turns out to be known", async () => {
    const shop = await startSignIn();
    expect(await (await shop.accounts()).join({ ...noor, email: mei })).toEqual({ kind: "known-email" });
  });
});

describe("a password reset link", () => {
  async function linkFor(shop: Awaited<ReturnType<typeof startSignIn>>): Promise<string> {
    await shop.demo.send("POST", "/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=demo-key", {
      requestType: "PASSWORD_RESET",
      email: mei,
    });
    const mails = JSON.parse((await shop.demo.get("/sandbox/outbox")).text) as readonly Mail[];
    return codeOf(mails.at(-1));
  }

  it("R65: gets the same answer for known and unknown addresses", async () => {
    const shop = await startSignIn();
    const accounts = await shop.accounts();
    expect(await accounts.sendResetLink(mei)).toEqual({ kind: "sent" });
    expect(await accounts.sendResetLink("nobody@example.com")).toEqual({ kind: "sent" });
    await shop.strike("POST /api/customers/reset-password-api", { status: 503 });
    expect(await accounts.sendResetLink(mei)).toEqual({ kind: "failed" });
  });

  it("shows its address, and works once", async () => {
    const shop = await startSignIn();
    const accounts = await shop.accounts();
    const token = await linkFor(shop);
    expect(await accounts.checkResetLink(token)).toEqual({ kind: "valid", email: mei });
    expect(await accounts.resetPassword(token, "another-1")).toEqual({ kind: "reset" });
    expect(await accounts.resetPassword(token, "another-2")).toEqual({ kind: "invalid" });
    expect(await accounts.signIn(mei, password)).toEqual({ kind: "refused" });
    expect(await accounts.signIn(mei, "another-1")).toEqual({ kind: "signed-in" });
  });

  it.each(["", "nonsense", "../../x"])("is invalid: %j", async (token) => {
    const accounts = await (await startSignIn()).accounts();
    expect(await accounts.checkResetLink(token)).toEqual({ kind: "invalid" });
  });
});

it("one call returns the sign-in methods of an address", async () => {
  const { deployment, strike } = await startSignIn();
  const knownMethods = createKnownMethods({ clock: { now: () => instant(0) }, deployment, log: () => {} });
  expect([await knownMethods(mei), await knownMethods("nobody@example.com")]).toEqual([["password"], []]);
  const input = { clock: { now: () => instant(0) }, deployment, log: () => {} };
  expect([await isKnown(input, mei), await isKnown(input, "nobody@example.com")]).toEqual([true, false]);
  await strike(`${toolkit}createAuthUri`, { status: 200, body: '{"signinMethods":["google.com","emailLink"]}' });
  expect(await knownMethods(mei)).toEqual(["google", "password"]);
});

it("the sign-in methods of an address are asked of the sign-in service itself, unless it is emulated", async () => {
  const { deployment } = await startSignIn();
  const asked: string[] = [];
  vi.stubGlobal("fetch", async ({ url }: Request) => {
    asked.push(url);
    return new Response('{"signinMethods":["password"]}');
  });
  const emulators = { ...deployment.emulators, auth: null };
  const input = { clock: { now: () => instant(0) }, deployment: { ...deployment, emulators }, log: () => {} };
  expect(await createKnownMethods(input)(mei)).toEqual(["password"]);
  expect(asked).toEqual([
    expect.stringMatching(/^https:\/\/identitytoolkit\.googleapis\.com\/v1\/accounts:createAuthUri\?key=/),
  ]);
});

it.each([{ status: 500 }, { status: 200, body: "[" }, { drop: true }])(
  "the sign-in methods of an address are unknown after %j",
  async (answer) => {
    const { deployment, strike } = await startSignIn();
    await strike(`${toolkit}createAuthUri`, answer);
    const knownMethods = createKnownMethods({ clock: { now: () => instant(0) }, deployment, log: () => {} });
    await expect(knownMethods(mei)).rejects.toThrow();
    expect(await isKnown({ clock: { now: () => instant(0) }, deployment, log: () => {} }, mei)).toBe(false);
  },
);
