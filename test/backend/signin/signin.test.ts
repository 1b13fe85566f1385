import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Files, hashing, startDemo, temporaryFolder } from "../demoFixture.ts";
import { call, knownKey, mei, oobCode, renew, signIn, unsigned } from "./signinFixture.ts";

const unsignedRefresh = Buffer.from('{"uid":"mei","signedInAtS":1,"generation":0}').toString("base64url");

describe("sign-in calls", () => {
  it("return signed tokens with the claims the SDK reads, valid for an hour", async () => {
    const { idToken } = await signIn(await startDemo());
    const [header, payload, signature] = idToken.split(".");
    expect(JSON.parse(atob(header))).toEqual({ alg: "HS256", typ: "JWT" });
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
    expect(claims).toMatchObject({ sub: "mei", user_id: "mei", name: "Mei", email: mei.email, aud: "servery-demo" });
    expect(claims.exp - claims.iat).toBe(3600);
    expect(Buffer.from(signature, "base64url")).toHaveLength(32);
  });
});

describe("refusals have the codes of the real service", () => {
  const { state, tokenOf } = knownKey();
  const old = tokenOf("mei", 3601);
  const forged = unsigned({ sub: "mei", iat: 1, exp: 9e9, auth_time: 1, generation: 0 });
  const email = "x@example.com";
  it.each([
    ["signUp", { email: "x", password: "123456" }, "INVALID_EMAIL"],
    ["signUp", { email, password: "12345" }, "WEAK_PASSWORD : Password should be at least 6 characters"],
    ["signUp", { email: "MEI@example.com", password: "123456" }, "EMAIL_EXISTS"],
    ["signInWithPassword", { ...mei, password: "wrong" }, "INVALID_LOGIN_CREDENTIALS"],
    ["signInWithPassword", { email, password: "123456" }, "INVALID_LOGIN_CREDENTIALS"],
    ["lookup", { idToken: "nonsense" }, "INVALID_ID_TOKEN"],
    ["lookup", { idToken: forged }, "INVALID_ID_TOKEN"],
    ["lookup", { idToken: knownKey(9).tokenOf("mei") }, "INVALID_ID_TOKEN"],
    ["lookup", { idToken: `${tokenOf("mei").slice(0, -1)}!` }, "INVALID_ID_TOKEN"],
    ["lookup", { idToken: tokenOf("nobody") }, "USER_NOT_FOUND"],
    ["lookup", { idToken: old }, "TOKEN_EXPIRED"],
    ["update", { idToken: old, displayName: "M" }, "TOKEN_EXPIRED"],
    ["delete", { idToken: "nonsense" }, "INVALID_ID_TOKEN"],
  ])("for %s with %j: %s", async (name, body, message) => {
    const answer = await call(await startDemo({}, state()), name, body);
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 400, message } } });
  });

  it.each([
    [{ grant_type: "refresh_token", refresh_token: "nonsense" }, "INVALID_REFRESH_TOKEN"],
    [{ grant_type: "refresh_token", refresh_token: unsignedRefresh }, "INVALID_REFRESH_TOKEN"],
  ])("for token with %j: %s", async (form, message) => {
    const answer = await renew(await startDemo(), form);
    expect(answer).toMatchObject({ status: 400, body: { error: { message } } });
  });

  it("for the sessions opened before a password was changed", async () => {
    const demo = await startDemo();
    const { refreshToken } = await signIn(demo);
    const code = await oobCode(demo);
    await call(demo, "resetPassword", { oobCode: code, newPassword: "another-1" });
    const answer = await renew(demo, { grant_type: "refresh_token", refresh_token: refreshToken });
    expect(answer.body.error.message).toBe("TOKEN_EXPIRED");
  });
});

describe("whether an address has an account", () => {
  it("isn't revealed by the time that a sign-in takes: each hashes once", async () => {
    const demo = await startDemo();
    const claims = { providerId: "google.com", id_token: JSON.stringify({ sub: "lee", email: "lee@example.com" }) };
    await call(demo, "signInWithIdp", { requestUri: `http://localhost/?${new URLSearchParams(claims)}` });
    for (const email of [mei.email, "lee@example.com", "nobody@example.com"]) {
      hashing.mockClear();
      const { status, body } = await call(demo, "signInWithPassword", { email, password: "wrong-1" });
      expect([status, body.error.message]).toEqual([400, "INVALID_LOGIN_CREDENTIALS"]);
      expect(hashing).toHaveBeenCalledTimes(1);
    }
  });

  it("isn't revealed by the answer to a request for a reset link", async () => {
    const demo = await startDemo();
    const asked = (email: string) => call(demo, "sendOobCode", { requestType: "PASSWORD_RESET", email });
    const [known, unknown] = [await asked(mei.email), await asked("nobody@example.com")];
    expect(unknown.status).toBe(known.status);
    expect(unknown.body).toEqual({ ...known.body, email: "nobody@example.com" });
    expect(demo.mails().map(({ to }) => to)).toEqual([mei.email]);
  });
});

describe("--state", () => {
  it("keeps accounts, sessions and documents across restarts, and stores no password in plain text", async () => {
    const state = temporaryFolder();
    const first = await startDemo({}, state);
    const { body } = await call(first, "signUp", { email: "noor@example.com", password: "my-secret-1" });
    await first.send("PUT", "/sandbox/documents/Companies/9", { ID: 9 });
    await first.close();
    expect(readFileSync(join(state, "accounts.json"), "utf8")).not.toContain("my-secret-1");

    const second = await startDemo({}, state);
    expect(second.documents.read("Companies/9")).toEqual({ ID: 9 });
    expect((await call(second, "lookup", { idToken: body.idToken })).status).toBe(200);
    expect(await signIn(second, { email: "noor@example.com", password: "my-secret-1" })).toHaveProperty("idToken");
  });

  it.each<[Files, string]>([
    [{ "accounts.json": "{ torn" }, "accounts.json: cannot be read as JSON"],
    [{ "accounts.json": [{ uid: 5 }] }, "accounts.json: 0 > uid"],
  ])("refuses a damaged file: %j", async (files, message) => {
    await expect(startDemo({}, temporaryFolder(files))).rejects.toThrow(message);
  });
});
