import { atom } from "jotai";
import type { ContactForm } from "../../domain/customer/contact.ts";

const emptyContact: ContactForm = { firstName: "", lastName: "", email: "", phone: "" };

/** Stays while the shop is open, so that going back to the menu costs no typing. */
export const contactFormAtom = atom<ContactForm>(emptyContact);
