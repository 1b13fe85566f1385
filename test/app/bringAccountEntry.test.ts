// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { accountEntryAtom } from "../../src/app/accountEntry.atoms.ts";
import { bringAccountEntry } from "../../src/app/composition/bringAccountEntry.tsx";
import { widthAtom } from "../../src/state/host/host.atoms.ts";
import { buildMemberShop } from "../support/buildMembers.ts";

describe("the account in the top bar", () => {
  it("loads at the first desktop width", () => {
    const { store } = buildMemberShop({ isPhone: true });
    const stop = bringAccountEntry(store);
    expect(store.get(accountEntryAtom)).toBeNull();
    store.set(widthAtom, 1_280);
    expect(store.get(accountEntryAtom)).not.toBeNull();
    stop();
  });

  it("doesn't load in a shop without members", () => {
    const { store } = buildMemberShop({ view: { login: false } });
    bringAccountEntry(store)();
    expect(store.get(accountEntryAtom)).toBeNull();
  });
});
