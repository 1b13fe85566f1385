// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { MenuDrawer } from "../../../src/features/drawer/MenuDrawer.tsx";
import { buildMemberShop } from "../../support/buildMembers.ts";
import { buildMember } from "../../support/buildSession.ts";
import { open } from "../sign-in/signInFixture.tsx";

async function openDrawer(given: Parameters<typeof buildMemberShop>[0] = {}) {
  const left: true[] = [];
  const shop = await open(
    buildMemberShop({ path: "/store/120", isPhone: true, ...given }),
    <MenuDrawer onClose={() => left.push(true)} />,
  );
  const entries = () => [...shop.root.querySelectorAll("nav a, nav button")].map(({ textContent }) => textContent);
  return { ...shop, left, entries };
}

describe("the menu drawer on a phone", () => {
  it.each([
    ["Log in", "/login"],
    ["Register", "/register"],
  ])("has %s for a guest", async (name, path) => {
    const shop = await openDrawer();
    expect(shop.entries().slice(2, 4)).toEqual(["Log in", "Register"]);
    await shop.press(name);
    expect([shop.history.current(), shop.left]).toEqual([path, [true]]);
  });

  it("shows a member's pages and Log Out", async () => {
    const shop = await openDrawer();
    act(() => shop.signIn.signIn(buildMember()));
    const pages = ["My Account", "Loyalty", "Order History", "Order Tracking", "Log Out"];
    expect(shop.entries().slice(2, 7)).toEqual(pages);
    await shop.press("Order Tracking");
    expect(shop.history.current()).toBe("/120/ordertracking");
    await shop.press("Log Out");
    expect([shop.history.current(), shop.accounts.calls]).toEqual(["/", [["signOut"]]]);
  });

  it("R73: shows gift cards instead of the menu in gift mode, without dietary choices", async () => {
    const shop = await openDrawer({ view: { login: false } });
    act(() => shop.configure({ isGift: true }));
    expect(shop.entries()).toEqual(["Gift cards", "About", "Contact", "Privacy Policy"]);
  });

  it("leads back to the venues of a group", async () => {
    const shop = await openDrawer({ view: { login: false } });
    act(() => shop.configure({ store: null, hqId: 97 }));
    expect(shop.entries()).toEqual(["Our menu", "Dietary", "All venues", "About", "Contact", "Privacy Policy"]);
    await shop.press("All venues");
    expect([shop.history.current(), shop.left]).toEqual(["/", [true]]);
  });

  it("shows no account entries in a shop without members", async () => {
    const shop = await openDrawer({ view: { login: false } });
    expect(shop.entries()).toEqual(["Our menu", "Dietary", "About", "Contact", "Privacy Policy"]);
  });
});
