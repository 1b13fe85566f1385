// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { bringMembers } from "../../src/app/composition/bringMembers.ts";
import { canSignInAtom } from "../../src/state/customer/signIn.atoms.ts";
import { storeAtom, storeParamAtom } from "../../src/state/store/store.atoms.ts";
import { buildElementState } from "../support/buildServices.ts";
import { buildStore } from "../support/buildStore.ts";

/** A group's shop, in which only the path names the store. */
function groupShop(login: boolean) {
  const shop = buildElementState({ hqId: 7 });
  const show = (id: number, hasLogin: boolean) => {
    const base = buildStore({ id });
    shop.history.push(`/store/${id}`);
    shop.store.set(storeAtom, { kind: "ready", value: { ...base, view: { ...base.view, login: hasLogin } } });
  };
  show(120, login);
  const stop = bringMembers(shop.store);
  const at = (path: string) => {
    shop.history.push(path);
    return [shop.store.get(storeParamAtom), shop.store.get(canSignInAtom)];
  };
  return { ...shop, show, stop, at };
}

describe("R60: which store the account pages belong to", () => {
  it.each(["/login", "/register", "/registeruser", "/profile"])("%s belongs to the store last shown", (path) => {
    const shop = groupShop(true);
    expect(shop.at(path)).toEqual(["120", true]);
    shop.show(122, true);
    expect(shop.at(path)).toEqual(["122", true]);
    shop.stop();
  });

  it("other pages belong to no store", () => {
    const shop = groupShop(true);
    expect(shop.at("/")).toEqual([null, false]);
    expect(shop.at("/about")).toEqual([null, false]);
    shop.stop();
  });

  it.each(["/login", "/register", "/registeruser", "/profile"])("%s falls back to the HQ", (path) => {
    const shop = buildElementState({ hqId: 7 });
    shop.history.push(path);
    const known = () => [shop.store.get(storeParamAtom), shop.store.get(canSignInAtom)];
    expect(known()).toEqual([null, true]);
    shop.history.push("/");
    expect(known()).toEqual([null, false]);
  });

  it("the account pages belong to no store without an HQ, or on a digital display", () => {
    const shop = buildElementState();
    shop.history.push("/login");
    expect(shop.store.get(canSignInAtom)).toBe(false);
    const display = buildElementState({ hqId: 7, isDigitalDisplay: true });
    display.history.push("/login");
    expect(display.store.get(canSignInAtom)).toBe(false);
  });

  it("the account pages don't belong to a store without members", () => {
    const shop = groupShop(false);
    expect(shop.at("/login")[0]).toBeNull();
    shop.stop();
  });
});
