// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { ResetScreen } from "../../../src/features/sign-in/ResetScreen.tsx";
import { typedAccountAtom } from "../../../src/state/customer/accountForms.ts";
import { parseResetLink } from "../../../src/wire/host/resetLink.ts";
import { buildMemberShop } from "../../support/buildMembers.ts";
import { settle } from "../../ui/render.tsx";
import { open } from "./signInFixture.tsx";

const passwords = { Password: "open sesame", "Confirm password": "open sesame" };

function linkOf(IsNewUser: string): string {
  const link = { Email: "mei@example.com", ResetPasswordToken: "t0ken", IsNewUser, Company_ID: 120 };
  return Buffer.from(JSON.stringify(link)).toString("base64url");
}

const openCode = (code: string, given: Parameters<typeof buildMemberShop>[0] = {}) =>
  open(
    buildMemberShop({ path: `/store/120/resetpassword/${code}`, ...given }),
    <ResetScreen parseLink={parseResetLink} />,
  );
const openLink = (given: Parameters<typeof buildMemberShop>[0] = {}, isNewUser = "false") =>
  openCode(linkOf(isNewUser), given);

type Shown = Awaited<ReturnType<typeof openLink>>;

async function pass(shop: Shown, milliseconds: number) {
  act(() => shop.passTime(milliseconds));
  await settle();
}
const callsOf = ({ accounts }: Shown) => accounts.calls.map(([name]) => name);

describe("S40: the link in a mail", () => {
  it.each([
    ["true", "Register new account", "Register", "Registration completed successfully."],
    ["false", "Forgot password", "Reset", "Your password is changed."],
  ])("IsNewUser %s: %s, then logs in automatically and opens the store", async (isNewUser, title, button, words) => {
    const shop = await openLink({}, isNewUser);
    expect([shop.title(), shop.field("Email").value]).toEqual([title, "mei@example.com"]);
    shop.fill(passwords);
    await shop.press(button);
    expect([shop.status(), shop.root.querySelector("form")]).toEqual([words, null]);
    expect(shop.store.get(typedAccountAtom)).toMatchObject({ password: "", confirmPassword: "" });
    expect(callsOf(shop)).toEqual(["checkResetLink", "resetPassword"]);
    await pass(shop, 2_000);
    expect(shop.accounts.calls.slice(1)).toEqual([
      ["resetPassword", "t0ken", "open sesame"],
      ["signIn", "mei@example.com", "open sesame"],
    ]);
    expect(shop.history.current()).toBe("/");
  });

  it.each([
    ["is no longer valid", linkOf("false"), ["checkResetLink"]],
    ["was never valid", "hello", []],
  ])("says that it %s, and logs out after four seconds", async (_what, code, asked) => {
    const shop = await openCode(code, { answers: { checkResetLink: { kind: "invalid" } } });
    expect(shop.alert()).toBe("Password recovery link is no longer valid.");
    expect(callsOf(shop)).toEqual(asked);
    await pass(shop, 4_000);
    expect(callsOf(shop)).toEqual([...asked, "signOut"]);
  });

  it("says so as well if it became invalid in the meantime", async () => {
    const shop = await openLink({ answers: { resetPassword: { kind: "invalid" } } });
    shop.fill(passwords);
    await shop.press("Reset");
    expect([shop.alert(), shop.root.querySelector("form")]).toEqual([
      "Password recovery link is no longer valid.",
      null,
    ]);
  });

  it("can be checked again if there was no answer", async () => {
    const shop = await openLink({ answers: { checkResetLink: { kind: "no-answer" } } });
    expect(shop.alert()).toContain("Your link couldn't be checked: the connection failed.");
    await shop.press("Try again");
    expect(callsOf(shop)).toEqual(["checkResetLink", "checkResetLink"]);
  });

  it("keeps what was typed if saving the password had no answer", async () => {
    const shop = await openLink({ answers: { resetPassword: { kind: "no-answer" } } });
    shop.fill(passwords);
    await shop.press("Reset");
    expect(shop.alert()).toBe("Your password wasn't saved: the connection failed. Please try again.");
    expect(shop.field("Password").value).toBe("open sesame");
  });

  it("offers to log in if the automatic login fails", async () => {
    const shop = await openLink({ answers: { signIn: { kind: "no-answer" } } });
    shop.fill(passwords);
    await shop.press("Reset");
    await pass(shop, 2_000);
    expect([shop.buttons(), shop.history.current()]).toEqual([
      ["Log in"],
      expect.stringContaining("/store/120/resetpassword/"),
    ]);
  });

  it("shows the menu in a shop without members, and sends nothing", async () => {
    const shop = await openLink({ view: { login: false } });
    expect([shop.history.current(), shop.buttons(), shop.accounts.calls]).toEqual(["/", [], []]);
  });
});
