declare const form: unique symbol;

/**
 * An order in the backend's own form, without the card. It is kept and sent again as it is: a retry must post exactly
 * what the first attempt posted (R33).
 */
export type OrderBody = Readonly<Record<string, unknown>> & { readonly [form]: "order body" };
