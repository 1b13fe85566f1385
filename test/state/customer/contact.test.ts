import { describe, expect, it } from "vitest";
import type { TypedContact } from "../../../src/domain/customer/contact.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { keepsContactAtom, typedAddressAtom, typedContactAtom } from "../../../src/state/customer/contact.atoms.ts";
import {
  chooseKeepingAtom,
  dropOldContactsAtom,
  isStoredAtAtom,
  saveContactAtom,
} from "../../../src/state/customer/rememberDetails.atoms.ts";
import { storeAtom } from "../../../src/state/store/store.atoms.ts";
import { buildElementState, buildMemory } from "../../support/buildServices.ts";
import { buildStore } from "../../support/buildStore.ts";

const blank: TypedContact = { firstName: "", lastName: "", email: "", phone: "" };
const noor: TypedContact = {
  firstName: "Noor",
  lastName: "Abbot",
  email: "noor@example.com",
  phone: "0412 345 678",
};
const start = Date.UTC(2026, 10, 20, 1);
const dayMs = 24 * 60 * 60_000;

/** The page in a new tab, with what the device has stored. */
function openShop(memory = buildMemory(), id = 120) {
  memory.save("typedForms", {});
  const state = buildElementState({}, memory);
  state.store.set(storeAtom, { kind: "ready", value: buildStore({ id }) });
  return state;
}

function orderAs(contact: TypedContact, id = 120) {
  const { store, memory } = openShop(undefined, id);
  store.set(typedContactAtom, contact);
  store.set(saveContactAtom, store.get(typedContactAtom), null);
  return memory;
}

describe("the contact details of an order", () => {
  it("fill the form of the next order in the same store, but in no other store", () => {
    const memory = orderAs(noor);
    expect(openShop(memory).store.get(typedContactAtom)).toEqual(noor);
    expect(openShop(memory, 121).store.get(typedContactAtom)).toEqual(blank);
  });

  it("include the address of the last delivery", () => {
    const { store, memory } = openShop();
    const address = { street: "125 Bourke St", suburb: "Melbourne", postcode: "3000", state: "VIC", instructions: "" };
    store.set(saveContactAtom, noor, address);
    expect(openShop(memory).store.get(typedAddressAtom)).toEqual(address);
    expect(openShop(memory, 121).store.get(typedAddressAtom).street).toBe("");
  });

  it("are stored or not according to each store's own choice, even while another store is shown", () => {
    const { store } = openShop();
    store.set(chooseKeepingAtom, false);
    store.set(storeAtom, { kind: "ready", value: buildStore({ id: 121 }) });
    expect([store.get(isStoredAtAtom)(120), store.get(isStoredAtAtom)(121)]).toEqual([false, true]);
  });

  it("are stored with the order, not while they are typed", () => {
    const { store, memory } = openShop();
    store.set(typedContactAtom, noor);
    expect(memory.get("contacts")).toBeNull();
  });

  it("expire after 90 days, and are removed from the device", () => {
    const memory = orderAs(noor);
    const lastDay = openShop(memory);
    lastDay.setTime(instant(start + 90 * dayMs - 1));
    expect(lastDay.store.get(typedContactAtom)).toEqual(noor);
    const later = openShop(memory);
    later.setTime(instant(start + 90 * dayMs));
    expect(later.store.get(typedContactAtom)).toEqual(blank);
    later.store.set(dropOldContactsAtom);
    expect(memory.get("contacts")).toEqual({});
  });
});

describe("a diner who doesn't want their details stored", () => {
  it("has them removed immediately, but the fields keep what was typed", () => {
    const memory = orderAs(noor);
    const { store } = openShop(memory);
    store.set(keepsContactAtom, false);
    expect(store.get(typedContactAtom)).toEqual(noor);
    expect(memory.get("contacts")).toEqual({ 120: null });
  });

  it("isn't stored with the next order, and the choice is remembered", () => {
    const memory = orderAs(noor);
    openShop(memory).store.set(keepsContactAtom, false);
    const { store } = openShop(memory);
    expect(store.get(keepsContactAtom)).toBe(false);
    store.set(saveContactAtom, noor, null);
    expect(memory.get("contacts")).toEqual({ 120: null });
  });

  it("can change their mind", () => {
    const { store, memory } = openShop();
    expect(store.get(keepsContactAtom)).toBe(true);
    store.set(keepsContactAtom, false);
    store.set(keepsContactAtom, true);
    expect(memory.get("contacts")).toEqual({});
    store.set(saveContactAtom, noor, null);
    expect(memory.get("contacts")).toEqual({ 120: { contact: noor, address: null, orderedAt: start } });
  });
});
