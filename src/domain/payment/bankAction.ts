/**
 * R105: before it approves a card, the bank asks whether it is really its holder (3-D Secure). Kept only in memory.
 */
export interface BankAction {
  readonly kind: "redirect";
  /** The bank's page, which leads back as a payment page does (R57). */
  readonly url: string;
}
