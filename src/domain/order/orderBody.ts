declare const form: unique symbol;

/**
 * An order in the backend's own form, without the card. The business keeps it and sends it again as it is, and never
 * looks into it: a retry must post what the first attempt posted (R33).
 */
export type OrderBody = Readonly<Record<string, unknown>> & { readonly [form]: "order body" };
