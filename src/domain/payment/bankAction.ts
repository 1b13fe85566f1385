/**
 * R105: before it approves a card, the bank asks whether it is really its holder (3-D Secure). Kept only in memory.
 */
export type BankAction =
  /** The bank's page, which leads back as a payment page does (R57). */
  | { readonly kind: "redirect"; readonly url: string }
  /** What the provider's fields understand. They ask without leaving the page. */
  | { readonly kind: "fields"; readonly action: unknown };
