import { type Atom, atom } from "jotai";
import type { CheckedForm } from "../../../domain/form/checkFields.ts";
import type { Fulfilment, OrderMode } from "../../../domain/fulfilment/orderMode.ts";
import type { DraftInput } from "../../../domain/order/orderDraft.ts";
import { modeAtom } from "../../fulfilment/mode.atoms.ts";
import { contactForm } from "./checkoutForms.ts";

/** The parts of an order that its mode fills in. */
export type ModeDraft = Pick<DraftInput, "fulfilment" | "contact">;

/** What an order mode asks for, as far as placing an order depends on it. */
export interface ModeForm {
  /** Only the place: on a phone its fields collapse once it is known. */
  readonly destination: Atom<CheckedForm<Fulfilment, unknown>>;
  readonly checked: Atom<CheckedForm<ModeDraft, unknown>>;
  /** The texts typed into its fields. */
  readonly typed: Atom<readonly string[]>;
}

/** The mode's form, which is valid if both the place and the contact are. */
export function withContact(destination: ModeForm["destination"]): ModeForm["checked"] {
  return atom((get) => {
    const where = get(destination);
    const contact = get(contactForm.checked);
    if (!where.ok) return where;
    return contact.ok ? { ok: true, value: { fulfilment: where.value, contact: contact.value } } : contact;
  });
}

/** Set by the checkout: until then nothing can be ordered. */
export const modeFormsAtom = atom<Readonly<Record<OrderMode, ModeForm>> | null>(null);

/** The form of the chosen mode. */
export const modeFormAtom = atom((get): ModeForm | null => get(modeFormsAtom)?.[get(modeAtom)] ?? null);
