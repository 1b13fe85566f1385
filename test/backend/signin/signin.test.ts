import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Files, hashing, startDemo, temporaryFolder } from "../demoFixture.ts";
import { call, knownKey, mei, oobCode, renew, signIn, unsigned } from "./signinFixture.ts";

const unsignedRefresh = Buffer.from('{"uid":"mei","signedInAtS":1,"generation":0}').toString("base64url");

describe("sign-in calls", () => {
  it("signUp creates an account that can sign in, in upper or lower case", async () => {
    const demo = await startDemo();
    const made = await call(demo, "signUp", { email: "Noor@Example.com", password: "123456", returnSecureToken: true });
    expect(made.body).toMatchObject({ email: "noor@example.com", expiresIn: "3600" });
    const entered = await signIn(demo, { email: "noor@example.COM", password: "123456" });
    expect(entered).toMatchObject({ localId: made.body.localId, registered: true });
  });

  it("return signed tokens with the claims the SDK reads, valid for an hour", async () => {
    const { idToken } = await signIn(await startDemo());
    const [header, payload, signature] = idToken.split(".");
    expect(JSON.parse(atob(header))).toEqual({ alg: "HS256", typ: "JWT" });
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
    expect(claims).toMatchObject({ sub: "mei", user_id: "mei", name: "Mei", email: mei.email, aud: "servery-demo" });
    expect(claims.exp - claims.iat).toBe(3600);
    expect(Buffer.from(signature, "base64url")).toHaveLength(32);
  });

  it("lookup returns who is signed in", async () => {
    const demo = await startDemo();
    const { idToken } = await signIn(demo);
    const { body } = await call(demo, "lookup", { idToken });
    expect(body.users).toHaveLength(1);
    expect(body.users[0]).toMatchObject({ localId: "mei", email: mei.email, displayName: "Mei" });
    expect(body.users[0].providerUserInfo[0].providerId).toBe("password");
    expect(JSON.stringify(body)).not.toContain(mei.password);
  });

  it("update changes name, picture, address and password", async () => {
    const demo = await startDemo();
    const { idToken } = await signIn(demo);
    await call(demo, "update", { idToken, displayName: "Mei Lin", photoUrl: "https://example.com/m.png" });
    const changed = await call(demo, "update", { idToken, email: "lin@example.com", password: "another-1" });
    expect(changed.body).toMatchObject({ displayName: "Mei Lin", email: "lin@example.com", expiresIn: "3600" });
    await call(demo, "update", { idToken: changed.body.idToken, deleteAttribute: ["DISPLAY_NAME", "PHOTO_URL"] });
    const entered = await signIn(demo, { email: "lin@example.com", password: "another-1" });
    const { body } = await call(demo, "lookup", { idToken: entered.idToken });
    expect(body.users[0]).not.toHaveProperty("displayName");
    expect(body.users[0]).not.toHaveProperty("photoUrl");
  });

  it("delete removes the account and its sessions", async () => {
    const demo = await startDemo();
    const { idToken, refreshToken } = await signIn(demo);
    expect((await call(demo, "delete", { idToken })).status).toBe(200);
    expect((await call(demo, "lookup", { idToken })).body.error.message).toBe("USER_NOT_FOUND");
    expect((await renew(demo, { grant_type: "refresh_token", refresh_token: refreshToken })).body.error.message).toBe(
      "USER_NOT_FOUND",
    );
  });

  it.each([
    [mei.email, ["password"], true],
    ["MEI@example.com", ["password"], true],
    ["nobody@example.com", [], false],
  ])("createAuthUri returns how %s signs in", async (identifier, signinMethods, registered) => {
    const { body } = await call(await startDemo(), "createAuthUri", { identifier, continueUri: "http://localhost" });
    expect(body).toMatchObject({ signinMethods, registered });
  });

  it("renew a session", async () => {
    const demo = await startDemo();
    const { refreshToken } = await signIn(demo);
    const { status, body } = await renew(demo, { grant_type: "refresh_token", refresh_token: refreshToken });
    expect(status).toBe(200);
    expect(body).toMatchObject({ user_id: "mei", expires_in: "3600", token_type: "Bearer" });
    expect((await call(demo, "lookup", { idToken: body.id_token })).status).toBe(200);
  });

  it("answer what the SDK may ask about the project", async () => {
    const demo = await startDemo();
    expect(JSON.parse((await demo.get("/identitytoolkit.googleapis.com/v1/projects?key=k")).text)).toMatchObject({
      authorizedDomains: expect.arrayContaining(["localhost"]),
    });
    expect((await demo.get("/identitytoolkit.googleapis.com/v2/recaptchaConfig?key=k")).status).toBe(200);
  });

  it("are allowed from a page of another origin", async () => {
    const demo = await startDemo();
    const path = "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword";
    const headers = {
      Origin: "http://shop.localhost:8080",
      "Access-Control-Request-Headers": "content-type,x-client-version",
    };
    const preflight = await demo.send("OPTIONS", path, undefined, headers);
    expect(preflight).toMatchObject({
      status: 204,
      headers: {
        "access-control-allow-origin": "http://shop.localhost:8080",
        "access-control-allow-headers": "content-type,x-client-version",
      },
    });
    const refused = await demo.send("POST", path, {}, headers);
    expect(refused).toMatchObject({
      status: 400,
      headers: { "access-control-allow-origin": "http://shop.localhost:8080" },
    });
  });
});

describe("refusals have the codes of the real service", () => {
  const { state, tokenOf } = knownKey();
  const old = tokenOf("mei", 3601);
  const forged = unsigned({ sub: "mei", iat: 1, exp: 9e9, auth_time: 1, generation: 0 });
  const email = "x@example.com";
  it.each([
    ["signUp", {}, "ADMIN_ONLY_OPERATION"],
    ["signUp", { password: "123456" }, "MISSING_EMAIL"],
    ["signUp", { email: "x", password: "123456" }, "INVALID_EMAIL"],
    ["signUp", { email }, "MISSING_PASSWORD"],
    ["signUp", { email, password: "12345" }, "WEAK_PASSWORD : Password should be at least 6 characters"],
    ["signUp", { email: "MEI@example.com", password: "123456" }, "EMAIL_EXISTS"],
    ["signInWithPassword", { password: "123456" }, "MISSING_EMAIL"],
    ["signInWithPassword", { email: "x", password: "123456" }, "INVALID_EMAIL"],
    ["signInWithPassword", { email: mei.email }, "MISSING_PASSWORD"],
    ["signInWithPassword", { ...mei, password: "wrong" }, "INVALID_LOGIN_CREDENTIALS"],
    ["signInWithPassword", { email, password: "123456" }, "INVALID_LOGIN_CREDENTIALS"],
    ["lookup", {}, "MISSING_ID_TOKEN"],
    ["lookup", { idToken: "nonsense" }, "INVALID_ID_TOKEN"],
    ["lookup", { idToken: forged }, "INVALID_ID_TOKEN"],
    ["lookup", { idToken: knownKey(9).tokenOf("mei") }, "INVALID_ID_TOKEN"],
    ["lookup", { idToken: `${tokenOf("mei").slice(0, -1)}!` }, "INVALID_ID_TOKEN"],
    ["lookup", { idToken: tokenOf("nobody") }, "USER_NOT_FOUND"],
    ["lookup", { idToken: 5 }, "MISSING_ID_TOKEN"],
    ["lookup", { idToken: old }, "TOKEN_EXPIRED"],
    ["update", { idToken: old, displayName: "M" }, "TOKEN_EXPIRED"],
    ["delete", { idToken: "nonsense" }, "INVALID_ID_TOKEN"],
    ["sendOobCode", { email: mei.email }, "MISSING_REQ_TYPE"],
    ["sendOobCode", { requestType: "VERIFY_EMAIL", idToken: "t" }, "OPERATION_NOT_ALLOWED"],
    ["sendOobCode", { requestType: "PASSWORD_RESET" }, "MISSING_EMAIL"],
    ["resetPassword", {}, "MISSING_OOB_CODE"],
    ["resetPassword", { oobCode: "nonsense", newPassword: "123456" }, "INVALID_OOB_CODE"],
    ["createAuthUri", { identifier: email }, "MISSING_CONTINUE_URI"],
    ["createAuthUri", { identifier: "x", continueUri: "http://localhost" }, "INVALID_IDENTIFIER"],
    ["lookup", "text", "INVALID_ARGUMENT"],
  ])("for %s with %j: %s", async (name, body, message) => {
    const answer = await call(await startDemo({}, state()), name, body);
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 400, message } } });
  });

  it.each([
    [{ refresh_token: "x" }, "INVALID_GRANT_TYPE"],
    [{ grant_type: "refresh_token" }, "MISSING_REFRESH_TOKEN"],
    [{ grant_type: "refresh_token", refresh_token: "nonsense" }, "INVALID_REFRESH_TOKEN"],
    [{ grant_type: "refresh_token", refresh_token: unsignedRefresh }, "INVALID_REFRESH_TOKEN"],
  ])("for token with %j: %s", async (form, message) => {
    const answer = await renew(await startDemo(), form);
    expect(answer).toMatchObject({ status: 400, body: { error: { message } } });
  });

  it("for a body that is not JSON", async () => {
    const demo = await startDemo();
    const address = `${demo.url}identitytoolkit.googleapis.com/v1/accounts:lookup`;
    const answer = await fetch(address, { method: "POST", body: "{" });
    expect(await answer.json()).toMatchObject({ error: { message: "INVALID_ARGUMENT" } });
  });

  it.each(["signInWithGameCenter", "constructor", "toString"])("for a call that doesn't exist: %s", async (name) => {
    expect(await call(await startDemo(), name, {})).toMatchObject({ status: 404, body: { error: { code: 404 } } });
  });

  it("for an address that another account has", async () => {
    const demo = await startDemo();
    const { body } = await call(demo, "signUp", { email, password: "123456" });
    const update = await call(demo, "update", { idToken: body.idToken, email: mei.email });
    expect(update.body.error.message).toBe("EMAIL_EXISTS");
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
