import { describe, expect, it } from "vitest";
import { startDemo } from "../demoFixture.ts";
import { call, mei } from "./signinFixture.ts";

describe("the page of a pop-up", () => {
  const asked = { providerId: "google.com", authType: "signInViaPopup", redirectUrl: "http://localhost/shop" };

  it.each([
    ["another site", { redirectUrl: "https://shop.example/" }],
    ["a site that looks like this machine", { redirectUrl: "http://localhost.shop.example/" }],
    ["nobody", { redirectUrl: "" }],
    ["another service", { providerId: "github.com" }],
    ["another auth type", { authType: "linkViaPopup" }],
  ])("is refused for %s", async (_what, change) => {
    const demo = await startDemo();
    const answer = await demo.get(`/emulator/auth/handler?${new URLSearchParams({ ...asked, ...change })}`);
    expect(answer.status).toBe(400);
  });
});

describe("signInWithIdp", () => {
  const address = (providerId: string, claims: unknown) =>
    `http://localhost/emulator/auth/handler?${new URLSearchParams({ providerId, id_token: JSON.stringify(claims) })}`;
  const noor = { sub: "n-1", email: "noor@example.com", name: "Noor" };

  it("opens a session without a password that anyone could guess", async () => {
    const demo = await startDemo();
    const made = await call(demo, "signInWithIdp", { requestUri: address("facebook.com", noor) });
    expect(made.body).toMatchObject({ isNewUser: true, email: noor.email, expiresIn: "3600" });
    const again = await call(demo, "signInWithIdp", {
      requestUri: address("facebook.com", { ...noor, email: "n@b.example" }),
    });
    expect(again.body).toMatchObject({ isNewUser: false, localId: made.body.localId, email: noor.email });
    const { body } = await call(demo, "lookup", { idToken: made.body.idToken });
    expect(body.users[0].providerUserInfo).toMatchObject([{ providerId: "facebook.com", rawId: "n-1" }]);
    expect(body.users[0]).not.toHaveProperty("passwordHash");
    const typed = await call(demo, "signInWithPassword", { email: noor.email, password: "null" });
    expect(typed.body.error.message).toBe("INVALID_LOGIN_CREDENTIALS");
  });

  it("R66: names how another account with that address signs in, and opens no session", async () => {
    const demo = await startDemo();
    const { body } = await call(demo, "signInWithIdp", {
      requestUri: address("google.com", { ...noor, email: mei.email }),
    });
    expect(body).toMatchObject({ needConfirmation: true, email: mei.email, verifiedProvider: ["password"] });
    expect(body).not.toHaveProperty("idToken");
  });
});
