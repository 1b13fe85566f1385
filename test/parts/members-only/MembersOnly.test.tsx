// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { MembersOnly } from "../../../src/parts/members-only/MembersOnly.tsx";
import { afterSignInAtom } from "../../../src/state/customer/afterSignIn.actions.ts";
import { overlayAtom } from "../../../src/state/overlay/overlay.atoms.ts";
import { storeAtom } from "../../../src/state/store/store.atoms.ts";
import { renderIn } from "../../app/appFixture.tsx";
import { buildMemberShop } from "../../support/buildMembers.ts";
import { buildMember } from "../../support/buildSession.ts";
import { click } from "../../ui/render.tsx";

const page = (
  <MembersOnly>
    <h1>My Account</h1>
  </MembersOnly>
);
const title = ({ root }: { readonly root: ShadowRoot }) => root.querySelector("h1")?.textContent;

describe("R64: an account page that a guest opens", () => {
  it("asks for a login in an overlay on a desktop, and opens after it", () => {
    const shop = buildMemberShop({ path: "/profile" });
    const shown = renderIn(shop, page);
    expect(title(shown)).toBe("Please log in");
    click(shown.find("button"));
    expect(shop.store.get(overlayAtom)).toEqual({ kind: "sign-in" });
    act(() => shop.signIn.signIn(buildMember()));
    expect(title(shown)).toBe("My Account");
  });

  it("asks for a login on a separate screen on a phone, which leads back", () => {
    const shop = buildMemberShop({ path: "/profile", isPhone: true });
    click(renderIn(shop, page).find("button"));
    expect(shop.history.current()).toBe("/login");
    act(() => shop.store.set(afterSignInAtom, { home: { name: "main" }, isCartEmpty: true, areGiftsEmpty: true }));
    expect(shop.history.current()).toBe("/profile");
  });

  it("isn't available in a shop without members, even to a member who is logged in elsewhere", () => {
    const shop = buildMemberShop({ path: "/profile", view: { login: false } });
    act(() => shop.signIn.signIn(buildMember()));
    const shown = renderIn(shop, page);
    expect([title(shown), shop.history.current()]).toEqual([undefined, "/"]);
  });

  it("waits until it is known whether the shop has members", () => {
    const shop = buildMemberShop({ path: "/profile" });
    shop.store.set(storeAtom, { kind: "loading" });
    const shown = renderIn(shop, page);
    expect([title(shown), shop.history.current()]).toEqual([undefined, "/profile"]);
  });
});
