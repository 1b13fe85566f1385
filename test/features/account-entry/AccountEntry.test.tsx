// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { AccountEntry } from "../../../src/features/account-entry/AccountEntry.tsx";
import { overlayAtom } from "../../../src/state/overlay/overlay.atoms.ts";
import { announcementsAtom } from "../../../src/state/screen/announcements.atoms.ts";
import { renderIn } from "../../app/appFixture.tsx";
import { buildMemberShop } from "../../support/buildMembers.ts";
import { buildMember } from "../../support/buildSession.ts";
import { click, press } from "../../ui/render.tsx";

function open(given: Parameters<typeof buildMemberShop>[0] = {}) {
  const shop = buildMemberShop({ path: "/120/orderhistory", ...given });
  const shown = renderIn(shop, <AccountEntry />);
  const items = () => [...shown.root.querySelectorAll<HTMLElement>('[role="menu"] > [role="menuitem"]')];
  return {
    ...shop,
    ...shown,
    button: () => shown.find("[aria-haspopup]"),
    items,
    names: () => items().map(({ textContent }) => textContent),
    focused: () => shown.root.activeElement?.textContent,
    key: (name: string) => press(shown.root.activeElement ?? shown.find("div"), name),
    logIn: () => act(() => shop.signIn.signIn(buildMember())),
  };
}

describe("the account button in the desktop header", () => {
  it("lets a guest log in, and keeps the focus", () => {
    const shop = open();
    expect(shop.button().textContent).toBe("Log in");
    click(shop.button());
    expect([shop.store.get(overlayAtom), shop.items()]).toEqual([{ kind: "sign-in" }, []]);
    shop.button().focus();
    shop.logIn();
    expect(shop.focused()).toBe("Account");
  });

  it("opens the pages of a member", () => {
    const shop = open();
    shop.logIn();
    click(shop.button());
    expect(shop.root.getElementById(shop.find("[role=menu]").getAttribute("aria-labelledby") ?? "")).toBe(
      shop.button(),
    );
    expect(shop.names()).toEqual(["My Account", "Loyalty", "Order History", "Order Tracking", "Log Out"]);
    const [account] = shop.items();
    click(account as HTMLElement);
    expect([shop.history.current(), shop.items()]).toEqual(["/profile", []]);
  });

  it("R71: logs out from the account to the gift cards that the diner came from", async () => {
    const shop = open({ path: "/store/120/giftcards" });
    shop.logIn();
    click(shop.button());
    click(shop.items()[0] as HTMLElement);
    expect(shop.history.current()).toBe("/profile");
    click(shop.button());
    click(shop.items().at(-1) as HTMLElement);
    await act(async () => {});
    expect(shop.history.current()).toBe("/store/120/giftcards");
  });

  it.each([
    ["/120/orderhistory", "/"],
    ["/store/120/giftcards", "/store/120/giftcards"],
    ["/store/120/checkout/giftcards", "/store/120/giftcards"],
  ])("logs out from %s to %s", async (path, to) => {
    const shop = open({ path });
    shop.logIn();
    click(shop.button());
    click(shop.items().at(-1) as HTMLElement);
    await act(async () => {});
    expect(shop.accounts.calls).toEqual([["signOut"]]);
    expect([shop.history.current(), shop.button().textContent]).toEqual([to, "Log in"]);
    expect(shop.store.get(announcementsAtom)?.get("session")).toBe("You're logged out.");
  });

  it("can be used with the keyboard only", () => {
    const shop = open();
    shop.logIn();
    shop.button().focus();
    shop.key("ArrowDown");
    expect(shop.focused()).toBe("My Account");
    shop.key("ArrowUp");
    expect(shop.focused()).toBe("Log Out");
    shop.key("ArrowDown");
    shop.key("End");
    shop.key("Home");
    shop.key("ArrowDown");
    expect(shop.focused()).toBe("Loyalty");
    shop.key("Escape");
    expect([shop.focused(), shop.items()]).toEqual(["Account", []]);
    shop.key("ArrowDown");
    shop.key("Tab");
    expect(shop.items()).toEqual([]);
  });

  it("isn't shown beside the form that it opens", () => {
    const shop = open({ path: "/login" });
    expect(shop.root.querySelector("button")).toBeNull();
    shop.logIn();
    expect(shop.button().textContent).toBe("Account");
  });

  it("isn't shown without members or on a digital display", () => {
    expect(open({ view: { login: false } }).root.querySelector("button")).toBeNull();
    const shop = open();
    act(() => shop.configure({ isDigitalDisplay: true }));
    expect(shop.root.querySelector("button")).toBeNull();
  });
});
