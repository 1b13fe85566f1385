import type { Browser, Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchChromium } from "../../support/browser.ts";
import { type RunningDemo, startDemo } from "../demoFixture.ts";
import { serveSdkPage } from "../documents/openSdkPage.ts";
import type { PopUpSdk } from "./popUpPage.ts";
import { call, mei } from "./signinFixture.ts";

declare const sdk: PopUpSdk;

const standIn = new URL("../../../widget-demo/pages/stand-ins/gapi.js", import.meta.url).pathname;
let browser: Browser;
let site: Awaited<ReturnType<typeof serveSdkPage>>;

beforeAll(async () => {
  const script = new URL("./popUpPage.ts", import.meta.url);
  [browser, site] = await Promise.all([launchChromium(), serveSdkPage(script)]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

async function openShop(demo: RunningDemo): Promise<Page> {
  const shop = await site.open(browser);
  await shop.addScriptTag({ path: standIn });
  await shop.evaluate((backend) => sdk.connect(backend), `http://localhost:${demo.port}`);
  return shop;
}

/** Opens the pop-up with a tap and uses it like a person; returns the SDK's result. */
async function signIn(shop: Page, way: "google" | "facebook", act: (popUp: Page) => Promise<void>): Promise<unknown> {
  await shop.evaluate(() => {
    document.title = "";
  });
  const opened = new Promise<Page | null>((resolve) => shop.once("popup", resolve));
  await shop.click(`#${way}`);
  const popUp = await opened;
  if (!popUp) throw new Error("There is no pop-up.");
  await popUp.waitForSelector("form");
  await act(popUp);
  await shop.waitForFunction("document.title !== ''", { polling: 50, timeout: 12_000 });
  return JSON.parse(await shop.title());
}

const asNoor = async (popUp: Page) => {
  await popUp.locator("::-p-aria(Email)").fill("Noor@example.com");
  await popUp.locator("::-p-aria(Name)").fill("Noor <Abbot>");
  await popUp.locator("::-p-aria(Continue[role='button'])").click();
};
const asListed = (name: string) => (popUp: Page) => popUp.locator(`::-p-text(${name})`).click();

describe("R66: the unmodified SDK's pop-ups", () => {
  it("create an account, find it again, name another account's sign-in method, and can be cancelled", async () => {
    const demo = await startDemo();
    const shop = await openShop(demo);
    expect(await signIn(shop, "google", asNoor)).toEqual(["google.com", "noor@example.com", "Noor <Abbot>", false]);
    expect(await signIn(shop, "google", asListed("Noor"))).toEqual([
      "google.com",
      "noor@example.com",
      "Noor <Abbot>",
      false,
    ]);
    const other = "auth/account-exists-with-different-credential";
    expect(await signIn(shop, "google", asListed("Mei"))).toEqual([other, mei.email, ["password"]]);
    expect(await signIn(shop, "facebook", asListed("Noor"))).toEqual([other, "noor@example.com", ["google.com"]]);
    const cancelled = await signIn(shop, "facebook", (popUp) => popUp.locator("::-p-aria(Cancel)").click());
    expect(cancelled).toEqual(["auth/popup-closed-by-user", null, null]);
    const { body } = await call(demo, "createAuthUri", { identifier: "noor@example.com", continueUri: "http://a.b" });
    expect(body).toMatchObject({ registered: true, signinMethods: ["google.com"] });
    await shop.close();
  });
});

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
});
