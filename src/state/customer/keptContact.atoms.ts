import { atom } from "jotai";
import type { TypedAddress } from "../../domain/customer/address.ts";
import type { TypedContact } from "../../domain/customer/contact.ts";
import { freshContacts, type KeptContact, type KeptContacts } from "../../domain/customer/keptContacts.ts";
import { orderServicesAtom, servicesAtom } from "../services.atoms.ts";
import { storeAtom } from "../store/store.atoms.ts";
import { endedMemberAtom, memberAtom } from "./customer.atoms.ts";
import { forgetDishesAtom } from "./orderedDishes.actions.ts";

/** Null until something changes on this page: then they are what the device keeps. */
const changedContactsAtom = atom<KeptContacts | null>(null);

const storeIdAtom = atom((get): number | null => {
  const store = get(storeAtom);
  return store.kind === "ready" ? store.value.id : null;
});

const keptContactsAtom = atom((get): KeptContacts => {
  const contacts = get(changedContactsAtom) ?? get(orderServicesAtom).orderMemory.contacts() ?? {};
  return freshContacts(contacts, get(servicesAtom).clock.now());
});

/** Undefined where the diner has neither ordered nor chosen here. */
const keptHereAtom = atom((get): KeptContact | null | undefined => get(keptContactsAtom)[get(storeIdAtom) ?? ""]);

/** The details that the diner last ordered with in this store. */
export const keptContactAtom = atom((get) => get(keptHereAtom)?.contact ?? null);

/** The address that their last delivery went to. */
export const keptAddressAtom = atom((get) => get(keptHereAtom)?.address ?? null);

/** They are kept unless the diner says no: who orders here is likely to order here again. */
export const isContactKeptAtom = atom((get) => get(keptHereAtom) !== null);

/** Who is signed in, or was when their session ended while they ordered. */
export const profileAtom = atom((get) => get(memberAtom) ?? get(endedMemberAtom));

/** Whether anything of an order is kept in any store: it may end while another one is shown. Nothing of a member's is. */
export const isKeptAtAtom = atom((get) => {
  const contacts = get(keptContactsAtom);
  const isMembers = get(profileAtom) !== null;
  return (storeId: number) => !isMembers && contacts[storeId] !== null;
});

const changeContactsAtom = atom(null, (get, set, change: (contacts: KeptContacts) => KeptContacts) => {
  const { orderMemory } = get(orderServicesAtom);
  // Another tab may have changed them.
  const contacts = freshContacts(orderMemory.contacts() ?? {}, get(servicesAtom).clock.now());
  const changed = change(contacts);
  orderMemory.keepContacts(changed);
  set(changedContactsAtom, changed);
  set(forgetDishesAtom, (id) => !changed[id]);
});

/**
 * The diner orders with these, and may want them the next time. An order that isn't delivered leaves the address as it
 * was. Nothing of a member stays on the device once they have logged out (R61), and where a session has ended, the form
 * may still show its member's.
 */
export const keepContactAtom = atom(null, (get, set, contact: TypedContact, delivered: TypedAddress | null) => {
  const id = get(storeIdAtom);
  if (id === null || !get(isContactKeptAtom) || get(profileAtom)) return;
  const orderedAt = get(servicesAtom).clock.now();
  const address = delivered ?? get(keptAddressAtom);
  set(changeContactsAtom, (contacts) => ({ ...contacts, [id]: { contact, address, orderedAt } }));
});

/** The box beside the form. */
export const chooseKeepingAtom = atom(null, (get, set, isKept: boolean) => {
  const id = get(storeIdAtom);
  if (id === null) return;
  set(changeContactsAtom, ({ [String(id)]: _before, ...others }) => (isKept ? others : { ...others, [id]: null }));
});

/** Removes what is too old. */
export const dropOldContactsAtom = atom(null, (get, set) => {
  if (get(orderServicesAtom).orderMemory.contacts()) set(changeContactsAtom, (contacts) => contacts);
});
