/** The forms and answers of the checkout that survive a reload. The card's is none of them (R37). */
export const keptForms = ["address", "checkIn", "contact", "membership", "notes", "room", "table"] as const;

export type KeptForm = (typeof keptForms)[number];

/** What was typed into each, by field. */
export type TypedForms = Readonly<Partial<Record<KeptForm, Readonly<Record<string, string>>>>>;
