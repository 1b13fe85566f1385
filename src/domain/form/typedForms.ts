/**
 * The forms and answers of the checkout that survive a reload, and whose they are. `shared`: whoever uses the
 * page goes on with it. `owned`: only the diner who typed it does; the field `owner` is a member's uid, or empty for a
 * guest. `personal`: owned, and it also says who the diner is or where they live (R86). The card form isn't one of them (R37).
 */
export const storedForms = {
  address: "personal",
  checkIn: "personal",
  contact: "personal",
  membership: "shared",
  notes: "owned",
  room: "owned",
  table: "shared",
} as const;

export type StoredForm = keyof typeof storedForms;

export type OwnedForm = {
  [Form in StoredForm]: (typeof storedForms)[Form] extends "shared" ? never : Form;
}[StoredForm];

export const storedFormNames = Object.keys(storedForms) as readonly StoredForm[];

/** What was typed into each form, by field. */
export type TypedForms = Readonly<Partial<Record<StoredForm, Readonly<Record<string, string>>>>>;
