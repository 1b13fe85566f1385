import type { TypedContact } from "../../domain/customer/contact.ts";
import { typedAtom } from "../form/form.ts";

const blank: TypedContact = { firstName: "", lastName: "", email: "", phone: "" };

/** Stays while the shop is open, so that going back to the menu costs no typing. */
export const typedContactAtom = typedAtom(() => blank);
