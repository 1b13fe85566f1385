declare const form: unique symbol;

/**
 * An order in the backend's format, without the card. It is stored and sent again unchanged: a retry must post exactly
 * what the first attempt posted (R33 again).
 */
export type OrderBody = Readonly<Record<string, unknown>> & { readonly [form]: "order body" };
