/** The forms and answers of the checkout that survive a reload. The card form isn't one of them (R37). */
export const keptForms = ["address", "checkIn", "contact", "membership", "notes", "room", "table"] as const;

export type KeptForm = (typeof keptForms)[number];

/** What was typed into each form, by field. */
export type TypedForms = Readonly<Partial<Record<KeptForm, Readonly<Record<string, string>>>>>;
