// @vitest-environment happy-dom
import { useAtomValue } from "jotai";
import { act } from "react";
import { describe, expect, it } from "vitest";
import { SignInDrawer } from "../../../src/features/sign-in/SignInDrawer.tsx";
import { SignInScreen } from "../../../src/features/sign-in/SignInScreen.tsx";
import { saveCartsAtom } from "../../../src/state/cart/cart.atoms.ts";
import { typedAccountAtom } from "../../../src/state/customer/accountForms.ts";
import { askSignInAtom } from "../../../src/state/customer/askSignIn.actions.ts";
import { typedContactAtom } from "../../../src/state/customer/contact.atoms.ts";
import { saveGiftCartsAtom } from "../../../src/state/gift/giftCart.atoms.ts";
import { loadGiftServicesAtom } from "../../../src/state/gift/giftServices.atoms.ts";
import { routeAtom } from "../../../src/state/navigation/navigation.atoms.ts";
import { openOverlayAtom, overlayAtom } from "../../../src/state/overlay/overlay.atoms.ts";
import { buildLine } from "../../domain/cart/cartLines.ts";
import { buildGiftLine } from "../../support/buildGifts.ts";
import { buildMemberShop } from "../../support/buildMembers.ts";
import { serve } from "../../support/buildServices.ts";
import { buildMember } from "../../support/buildSession.ts";
import { click, settle } from "../../ui/render.tsx";
import { open } from "./signInFixture.tsx";

const mei = { Email: "mei@example.com", Password: "open sesame" };
const newcomer = { "First name": "Noor", "Last name": "Abbot", ...mei, "Confirm password": "open sesame" };

function openDrawer(given: Parameters<typeof buildMemberShop>[0] = {}) {
  const shop = buildMemberShop({ path: "/store/120", ...given });
  shop.store.set(openOverlayAtom, { kind: "sign-in" });
  return open(shop, <SignInDrawer />);
}

const signInRoutes = ["login", "loginForStore", "register", "registerUser"];

/** The screen for the path, if it is one of these routes. */
function Screen() {
  return signInRoutes.includes(useAtomValue(routeAtom).name) && <SignInScreen />;
}

const openScreen = (given: Parameters<typeof buildMemberShop>[0] = {}) =>
  open(buildMemberShop({ path: "/login", isPhone: true, ...given }), <Screen />);

/** Asks to log in at this path on a phone, and opens the screen that it leads to. */
function askAt(path: string) {
  const shop = buildMemberShop({ path, isPhone: true });
  shop.store.set(askSignInAtom);
  return open(shop, <Screen />);
}

describe("logging in on a desktop", () => {
  it("requires both fields, puts no password into an attribute, then closes the drawer and forgets the password", async () => {
    const shop = await openDrawer();
    expect(shop.title()).toBe("Log in");
    await shop.press("Log in");
    expect(shop.invalid()).toEqual(["email", "password"]);
    expect(shop.root.activeElement).toBe(shop.field("Email"));
    expect(shop.accounts.calls).toEqual([]);
    shop.fill(mei);
    expect(shop.field("Password").value).toBe("open sesame");
    expect(shop.root.innerHTML).not.toContain("open sesame");
    await shop.press("Log in");
    expect(shop.accounts.calls).toEqual([["signIn", "mei@example.com", "open sesame"]]);
    expect([shop.store.get(overlayAtom), shop.history.current()]).toEqual([null, "/store/120"]);
    expect(shop.store.get(typedAccountAtom).password).toBe("");
  });

  it.each([
    ["refused", "The email or the password isn't right. Please try again.", ""],
    ["too-many-tries", "Too many attempts. Please wait a few minutes, or choose a new password.", ""],
    ["no-answer", "We couldn't log you in: the connection failed. Please try again.", mei.Password],
  ] as const)("explains a login that ended with %s, and keeps the form", async (kind, words, password) => {
    const shop = await openDrawer({ answers: { signIn: { kind } } });
    shop.fill(mei);
    await shop.press("Log in");
    expect(shop.alert()).toBe(words);
    expect([shop.field("Email").value, shop.field("Password").value]).toEqual([mei.Email, password]);
    expect(shop.store.get(overlayAtom)).not.toBeNull();
  });

  it("shows the same message if its code can't be loaded, and can be tried again", async () => {
    const lost = buildMemberShop();
    serve(lost.store, { loadAccounts: () => Promise.reject(new Error("No network")) });
    const shop = await open(lost, <SignInDrawer />);
    shop.fill(mei);
    await shop.press("Log in");
    expect(shop.alert()).toContain("the connection failed");
    act(() => serve(lost.store, { loadAccounts: async () => lost.accounts }));
    await shop.press("Log in");
    expect(lost.accounts.calls).toHaveLength(1);
  });

  it("starts with the e-mail address of a guest's last order, and can show the password", async () => {
    const guest = buildMemberShop();
    guest.store.set(typedContactAtom, { email: "noor@example.com" });
    const shop = await open(guest, <SignInDrawer />);
    expect(shop.field("Email").value).toBe("noor@example.com");
    expect(shop.field("Password").type).toBe("password");
    await shop.press("Show password");
    expect(shop.field("Password").type).toBe("text");
    await shop.press("Hide password");
    expect(shop.field("Password").type).toBe("password");
  });

  it("forgets the password when the diner leaves the form, and closes if the member logs in in another tab", async () => {
    const shop = await openDrawer();
    shop.fill(mei);
    await shop.press("Register");
    expect(shop.field("Password").value).toBe("");
    expect(shop.field("Email").value).toBe(mei.Email);
    act(() => shop.signIn.signIn(buildMember()));
    expect(shop.store.get(overlayAtom)).toBeNull();
  });
});

describe("R64: where a login leads on a phone", () => {
  it.each([
    ["/store/120/shoppingcartmobile", "/login/120/false", "/store/120/checkout"],
    ["/store/120/checkout", "/login/120/false", "/store/120/checkout"],
    ["/store/120/giftshoppingcartmobile", "/login/120/true", "/store/120/checkout/giftcards"],
    ["/store/120/checkout/giftcards", "/login/120/true", "/store/120/checkout/giftcards"],
    ["/store/120/giftcards", "/login/120/true", "/store/120/giftcards"],
    ["/120/orderhistory", "/login", "/120/orderhistory"],
    ["/store/120", "/login", "/store/120"],
  ])("leads from %s via %s to %s", async (from, by, to) => {
    const shop = await askAt(from);
    expect(shop.history.current()).toBe(by);
    shop.fill(mei);
    await shop.press("Log in");
    expect(shop.history.current()).toBe(to);
  });

  it.each([
    ["/120/orderhistory", ["back"], "/login"],
    ["/store/120/checkout", ["back"], "/login/120/false"],
    // Another screen follows, which replaces the form's history entry.
    ["/store/120/shoppingcartmobile", [], "/store/120/checkout"],
  ])("leads on a full page from %s back to the screen that asked, which Back skips", async (from, steps, at) => {
    const shop = await askAt(from);
    const went: string[] = [];
    const layers = {
      current: () => null,
      show: () => {},
      uncover: () => {},
      close: () => {},
      linkToDish: () => null,
      goBack: () => void went.push("back"),
    };
    act(() => serve(shop.store, { history: { ...shop.history, loadLayers: async () => layers } }));
    shop.fill(mei);
    await shop.press("Log in");
    expect([went, shop.history.current()]).toEqual([steps, at]);
  });

  it.each([
    ["/login", "/"],
    ["/register", "/"],
    ["/login/120/true", "/store/120/checkout/giftcards"],
    ["/login/120", "/store/120/checkout"],
  ])("leads from the path %s with a full cart, even if already logged in, to %s", async (path, to) => {
    const given = buildMemberShop({ path, isPhone: true });
    given.store.set(saveCartsAtom, { 120: [buildLine()] });
    const shop = await open(given, <Screen />);
    act(() => shop.signIn.signIn(buildMember()));
    expect(shop.history.current()).toBe(to);
  });

  it.each([
    ["without gift cards to the store's gift cards", "/login/120/true", false, [], "/store/120/giftcards"],
    ["with gift cards to their checkout", "/login/120/true", false, [buildGiftLine()], "/store/120/checkout/giftcards"],
    ["in gift mode to the gift cards", "/login/120/false", true, [], "/store/120/giftcards"],
    ["in gift mode to their checkout", "/login/120", true, [buildGiftLine()], "/store/120/checkout/giftcards"],
  ])("R73: leads a diner %s, not to dishes", async (_case, path, isGift, gifts, to) => {
    const given = buildMemberShop({ path, isPhone: true, settings: { isGift } });
    await given.store.set(loadGiftServicesAtom);
    given.store.set(saveGiftCartsAtom, { 120: gifts });
    given.store.set(saveCartsAtom, { 120: [buildLine()] });
    const shop = await open(given, <Screen />);
    act(() => shop.signIn.signIn(buildMember()));
    expect(shop.history.current()).toBe(to);
  });

  it("leads from a path that names a checkout to the menu if the cart is empty", async () => {
    const shop = await openScreen({ path: "/login/120" });
    act(() => shop.signIn.signIn(buildMember()));
    expect(shop.history.current()).toBe("/");
  });

  it.each(["/login", "/login/120/true", "/register", "/registeruser"])(
    "leads from %s to the menu in a shop without members",
    async (path) => {
      const shop = await openScreen({ path, view: { login: false } });
      expect([shop.history.current(), shop.buttons()]).toEqual(["/", []]);
    },
  );
});

describe("a forgotten password", () => {
  it.each([
    [
      "sent",
      "status",
      "An email has been sent to your address, please follow the instructions on the email to reset your password.",
    ],
    ["failed", "alert", "Failed to send reset password email."],
  ] as const)("reports that the link was %s", async (kind, role, words) => {
    const shop = await openDrawer({ answers: { sendResetLink: { kind } } });
    shop.fill({ Email: mei.Email });
    await shop.press("Forgot password");
    expect([shop.title(), shop.root.activeElement]).toEqual(["Forgot password", shop.field("Email")]);
    await shop.press("Send link");
    expect(shop.accounts.calls).toEqual([["sendResetLink", mei.Email]]);
    expect(shop[role]()).toBe(words);
    await shop.press("Back to log in");
    expect(shop.title()).toBe("Log in");
  });
});

describe("registering", () => {
  it("requires all fields, then creates an account and leads on", async () => {
    const shop = await openScreen({ path: "/register" });
    await shop.press("Register");
    expect(shop.invalid()).toEqual(["given-name", "family-name", "email", "new-password", "confirm-password"]);
    shop.fill(newcomer);
    await shop.press("Register");
    expect(shop.accounts.calls).toEqual([
      ["register", { firstName: "Noor", lastName: "Abbot", email: mei.Email, password: mei.Password }],
    ]);
    expect(shop.history.current()).toBe("/");
    expect(shop.store.get(typedAccountAtom)).toMatchObject({ password: "", confirmPassword: "" });
  });

  it("offers to log in with a known address, and keeps it", async () => {
    const shop = await openScreen({ path: "/register", answers: { register: { kind: "known-email" } } });
    shop.fill(newcomer);
    await shop.press("Register");
    expect(shop.alert()).toContain("This email has an account already.");
    await shop.press("Log in");
    expect([shop.title(), shop.field("Email").value]).toEqual(["Log in", mei.Email]);
  });

  it.each([
    [{ kind: "refused", message: "No more members today." }, "No more members today."],
    [{ kind: "no-answer" }, "Your account couldn't be made: the connection failed. Please try again."],
  ] as const)("says why the account wasn't created: %j", async (register, words) => {
    const shop = await openScreen({ path: "/register", answers: { register } });
    shop.fill(newcomer);
    await shop.press("Register");
    expect(shop.alert()).toContain(words);
  });
});

describe("R66: Google and Facebook", () => {
  it("open their window inside the tap, before anything is awaited", async () => {
    const shop = await openDrawer();
    click(shop.button("Continue with Google"));
    expect(shop.accounts.calls).toEqual([["signInWith", "google"]]);
    await settle();
    expect(shop.store.get(overlayAtom)).toBeNull();
  });

  it("open their window as soon as the code is there, if the diner taps before", async () => {
    const slow = buildMemberShop({ path: "/store/120" });
    let arrive = () => {};
    const loading = new Promise<void>((resolve) => (arrive = resolve));
    serve(slow.store, { loadAccounts: () => loading.then(() => slow.accounts) });
    slow.store.set(openOverlayAtom, { kind: "sign-in" });
    const shop = await open(slow, <SignInDrawer />);
    await shop.press("Continue with Google");
    expect([shop.alert(), slow.accounts.calls]).toEqual([null, []]);
    arrive();
    await settle();
    expect(slow.accounts.calls).toEqual([["signInWith", "google"]]);
    expect(shop.store.get(overlayAtom)).toBeNull();
  });

  it.each([
    [{ kind: "blocked" }, "Your browser blocked the window: allow pop-ups for this page, and try again."],
    [{ kind: "closed" }, null],
    [{ kind: "other-way", way: "password" }, "This email has an account with a password: please log in with that."],
    [{ kind: "other-way", way: "google" }, "This email has an account with Google: please continue with Google."],
    [{ kind: "no-answer" }, "We couldn't log you in. Please try again."],
  ] as const)("show for a failure %j the message %j", async (signInWith, words) => {
    const shop = await openDrawer({ answers: { signInWith } });
    await shop.press("Continue with Facebook");
    expect(shop.alert()).toBe(words);
    expect(shop.store.get(overlayAtom)).not.toBeNull();
  });

  it.each([
    [{}, ["Continue with Google", "Continue with Facebook"]],
    [{ googleLogin: false }, ["Continue with Facebook"]],
    [{ googleLogin: false, facebookLogin: false }, []],
  ])("are offered according to the store's settings: %j", async (view, offered) => {
    const shop = await openDrawer({ view });
    expect(shop.buttons().filter((name) => name.startsWith("Continue"))).toEqual(offered);
  });
});

describe("the fields for password managers", () => {
  const fieldsOf = (root: ShadowRoot) =>
    [...root.querySelectorAll("form input")].map((field) => [
      field.getAttribute("name"),
      field.getAttribute("autocomplete"),
    ]);

  it("are one form with username and password", async () => {
    const { root } = await openDrawer();
    expect(fieldsOf(root)).toEqual([
      ["email", "username"],
      ["password", "current-password"],
    ]);
  });

  it("use new-password in the registration form", async () => {
    const { root } = await openScreen({ path: "/register" });
    expect(fieldsOf(root)).toEqual([
      ["given-name", "given-name"],
      ["family-name", "family-name"],
      ["email", "email"],
      ["new-password", "new-password"],
      ["confirm-password", "new-password"],
    ]);
  });
});
