import { type Atom, atom } from "jotai";
import type { CheckedForm } from "../../domain/form/checkFields.ts";
import type { OrderMode } from "../../domain/fulfilment/orderMode.ts";
import type { DraftInput } from "../../domain/order/orderDraft.ts";
import { modeAtom } from "../fulfilment/mode.atoms.ts";

/** The parts of an order that its mode fills in. */
export type ModeDraft = Pick<DraftInput, "fulfilment" | "contact">;

/** What an order mode asks for, as far as placing an order depends on it. */
export interface ModeForm {
  readonly checked: Atom<CheckedForm<ModeDraft, unknown>>;
  /** What was typed into its fields. */
  readonly typed: Atom<readonly string[]>;
}

/** Set by the checkout: until then nothing can be ordered. */
export const modeFormsAtom = atom<Readonly<Record<OrderMode, ModeForm>> | null>(null);

/** Of the chosen mode. */
export const modeFormAtom = atom((get): ModeForm | null => get(modeFormsAtom)?.[get(modeAtom)] ?? null);
