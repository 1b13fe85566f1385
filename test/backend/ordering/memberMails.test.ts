import { describe, expect, it } from "vitest";
import { call } from "../signin/signinFixture.ts";
import { burgerOrder, guest, openShop, type Shop, visa } from "./orderFixture.ts";

const mei = "mei@example.com";
const noor = "noor@example.com";

function askFor(shop: Shop, Email: string, Company_ID: unknown = 907) {
  return shop.call("POST", "customers/reset-password-api", { Email, Company_ID });
}

/** The data in the link of the last mail (R65). */
function lastLink(shop: Shop) {
  const url = new URL(shop.mails().at(-1)?.links[0] ?? "");
  const [, path = "", user = ""] = /^(.*\/)([\w-]+)$/.exec(url.pathname) ?? [];
  return { url, path, user: JSON.parse(Buffer.from(user, "base64url").toString()) };
}

function choosePassword(shop: Shop, newPassword: string) {
  return call(shop, "resetPassword", { oobCode: lastLink(shop).user.ResetPasswordToken, newPassword });
}

describe("R65: a link to choose a new password", () => {
  it("is mailed, leads to the full page and works once", async () => {
    const shop = await openShop();
    expect(await askFor(shop, "Mei@Example.com")).toMatchObject({ status: 200, Success: true });
    const [mail] = JSON.parse((await shop.get("/sandbox/outbox")).text);
    expect(mail).toMatchObject({ kind: "password-reset", to: mei, subject: "Choose a new password" });
    expect(mail.text).toContain(mail.links[0]);
    const { url, path, user } = lastLink(shop);
    expect(path).toBe("/order/store/907/resetpassword/");
    expect(user).toEqual({
      Email: mei,
      ResetPasswordToken: expect.any(String),
      IsNewUser: "false",
      Company_ID: "907",
    });
    expect(await shop.get(url.pathname)).toMatchObject({ status: 200, text: expect.stringContaining("Order") });
    expect((await call(shop, "resetPassword", { oobCode: user.ResetPasswordToken })).body).toMatchObject({
      email: mei,
    });
    expect((await choosePassword(shop, "another-1")).status).toBe(200);
    expect((await choosePassword(shop, "another-2")).body.error.message).toBe("INVALID_OOB_CODE");
  });

  it("invalidates earlier links once it is used", async () => {
    const shop = await openShop();
    await askFor(shop, mei);
    const first = lastLink(shop).user.ResetPasswordToken;
    await askFor(shop, mei);
    await choosePassword(shop, "another-1");
    expect((await call(shop, "resetPassword", { oobCode: first })).body.error.message).toBe("INVALID_OOB_CODE");
  });
});

describe("R67: a guest who becomes a member", () => {
  async function orderAndJoin(CreateUserForGuest: boolean): Promise<Shop> {
    const shop = await openShop();
    await shop.post(burgerOrder, { Card: visa, GuestUser: { ...guest, CreateUserForGuest } });
    await call(shop, "signUp", { email: noor, password: "nobody-knows-1" });
    await askFor(shop, noor);
    return shop;
  }

  it("gets a mail with the link to complete the account, until a password is chosen", async () => {
    const shop = await orderAndJoin(true);
    expect(shop.mails().at(-1)).toMatchObject({ kind: "new-account", to: noor, subject: "Complete your new account" });
    expect(lastLink(shop).user).toMatchObject({ Email: noor, IsNewUser: "true" });
    await choosePassword(shop, "my-own-1");
    await askFor(shop, noor);
    expect(shop.mails().at(-1)).toMatchObject({ kind: "password-reset" });
    expect(lastLink(shop).user).toMatchObject({ IsNewUser: "false" });
  });

  it("has to have asked for it", async () => {
    expect(lastLink(await orderAndJoin(false)).user).toMatchObject({ IsNewUser: "false" });
  });

  it("R97: is asked after an order that a wallet has paid, so the order doesn't say it", async () => {
    const shop = await openShop({
      files: { "data/config.json": { applePay: { merchantIdentifier: "merchant.servery" } } },
    });
    const PaymentCardIdentifier = '{"paymentData":{"data":"knock"}}';
    const paid = await shop.post({ ...burgerOrder, PaymentGateway: 6, PaymentCardIdentifier }, { GuestUser: guest });
    expect(paid).toMatchObject({ Success: true });
    await call(shop, "signUp", { email: noor, password: "nobody-knows-1" });
    await askFor(shop, noor);
    expect(lastLink(shop).user).toMatchObject({ Email: noor, IsNewUser: "true" });
  });

  it("gets the account immediately; a diner who registers later chooses their own password", async () => {
    const shop = await openShop();
    await shop.post(burgerOrder, { Card: visa, GuestUser: { ...guest, CreateUserForGuest: true } });
    shop.documents.merge("OrderBook/burger-1", { arrivedAtMs: Date.now() - 600_001 });
    await call(shop, "signUp", { email: noor, password: "my-own-1" });
    await askFor(shop, noor);
    expect(lastLink(shop).user).toMatchObject({ IsNewUser: "false" });
  });

  it("had no account before", async () => {
    const shop = await openShop();
    await shop.post(burgerOrder, { Card: visa, GuestUser: { ...guest, Email: mei, CreateUserForGuest: true } });
    await askFor(shop, mei);
    expect(lastLink(shop).user).toMatchObject({ IsNewUser: "false" });
  });
});
