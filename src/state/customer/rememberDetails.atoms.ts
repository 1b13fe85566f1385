import { atom } from "jotai";
import type { TypedAddress } from "../../domain/customer/address.ts";
import type { TypedContact } from "../../domain/customer/contact.ts";
import { freshContacts, type StoredContact, type StoredContacts } from "../../domain/customer/storedContacts.ts";
import { forgetPersonTypedAtom } from "../form/ownedForms.actions.ts";
import { settingsAtom } from "../host/host.atoms.ts";
import { orderServicesAtom, servicesAtom } from "../services.atoms.ts";
import { shownStoreAtom } from "../store/store.atoms.ts";
import { endedMemberAtom, memberAtom } from "./customer.atoms.ts";
import { forgetDishesAtom } from "./orderedDishes.actions.ts";

/** Null until something changes on this page; then the contacts that the device stores. */
const changedContactsAtom = atom<StoredContacts | null>(null);

const storeIdAtom = atom((get): number | null => {
  return get(shownStoreAtom)?.id ?? null;
});

const storedContactsAtom = atom((get): StoredContacts => {
  const contacts = get(changedContactsAtom) ?? get(orderServicesAtom).orderMemory.get("contacts") ?? {};
  return freshContacts(contacts, get(servicesAtom).clock.now());
});

/** R86: the next diner is somebody else. */
const isDeviceSharedAtom = atom((get) => get(settingsAtom).isSharedDevice);

/** Undefined if the diner has neither ordered nor chosen here. Null if no details are stored. */
const storedHereAtom = atom((get): StoredContact | null | undefined =>
  get(isDeviceSharedAtom) ? null : get(storedContactsAtom)[get(storeIdAtom) ?? ""],
);

/** The details that the diner last ordered with in this store. */
export const storedContactAtom = atom((get) => get(storedHereAtom)?.contact ?? null);

/** The address that their last delivery went to. */
export const storedAddressAtom = atom((get) => get(storedHereAtom)?.address ?? null);

/** Details are stored unless the diner refuses, because a diner who orders here is likely to order here again. */
export const isContactStoredAtom = atom((get) => get(storedHereAtom) !== null);

/** The member who is signed in, or whose session ended while they were ordering. */
export const profileAtom = atom((get) => get(memberAtom) ?? get(endedMemberAtom));

/**
 * Whether details of an order are stored, for any store: an order may end while another store is shown. A member's
 * details never are.
 */
export const isStoredAtAtom = atom((get) => {
  const contacts = get(storedContactsAtom);
  const isNever = get(isDeviceSharedAtom) || get(profileAtom) !== null;
  return (storeId: number) => !isNever && contacts[storeId] !== null;
});

/** R86: an order is placed. What its diner typed stays only if they want it to be remembered. */
export const forgetUnlessStoredAtom = atom(null, (get, set, storeId: number) => {
  if (!get(isStoredAtAtom)(storeId)) set(forgetPersonTypedAtom);
});

const changeContactsAtom = atom(null, (get, set, change: (contacts: StoredContacts) => StoredContacts) => {
  const { orderMemory } = get(orderServicesAtom);
  // Another tab may have changed them.
  const contacts = freshContacts(orderMemory.get("contacts") ?? {}, get(servicesAtom).clock.now());
  const changed = change(contacts);
  orderMemory.save("contacts", changed);
  set(changedContactsAtom, changed);
  set(forgetDishesAtom, (id) => !changed[id]);
});

/**
 * Stores the details that the diner orders with, for the next time. An order that isn't delivered leaves the address
 * unchanged. A member's details aren't stored, because they must not stay on the device after a log-out (R61), and
 * after a session has ended, the form may still show its member's.
 */
export const saveContactAtom = atom(null, (get, set, contact: TypedContact, delivered: TypedAddress | null) => {
  const id = get(storeIdAtom);
  if (id === null || !get(isContactStoredAtom) || get(profileAtom)) return;
  const orderedAt = get(servicesAtom).clock.now();
  const address = delivered ?? get(storedAddressAtom);
  set(changeContactsAtom, (contacts) => ({ ...contacts, [id]: { contact, address, orderedAt } }));
});

/** The diner's choice in the checkbox beside the form. */
export const chooseKeepingAtom = atom(null, (get, set, isKept: boolean) => {
  const id = get(storeIdAtom);
  if (id === null) return;
  // R86: dietary choices live as long as the details.
  if (!isKept) get(orderServicesAtom).orderMemory.saveDietaryForTab();
  set(changeContactsAtom, ({ [String(id)]: _before, ...others }) => (isKept ? others : { ...others, [id]: null }));
});

/** Removes contacts that are too old. */
export const dropOldContactsAtom = atom(null, (get, set) => {
  if (get(orderServicesAtom).orderMemory.get("contacts")) set(changeContactsAtom, (contacts) => contacts);
});
