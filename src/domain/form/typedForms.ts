/** The forms and answers of the checkout that survive a reload. The card form isn't one of them (R37). */
export const storedForms = ["address", "checkIn", "contact", "membership", "notes", "room", "table"] as const;

export type StoredForm = (typeof storedForms)[number];

/** What was typed into each form, by field. */
export type TypedForms = Readonly<Partial<Record<StoredForm, Readonly<Record<string, string>>>>>;
