/** What the payment's page reports in the URL that it leads back to. It proves nothing (R36). */
export interface PaymentReturn {
  readonly udid: string;
  readonly isPaid: boolean;
  /** The page's own message about how it ended. */
  readonly status: string;
}

/** The way to a payment's own page, and back (R57). */
export interface PageExit {
  /** Leaves the page. False: this URL may not be opened (R38). */
  leave(url: string): boolean;
  /**
   * Null: the diner doesn't come from a payment's page. Where the URL is the shop's own, the parameters are removed
   * from it.
   */
  takeReturn(isUrlOurs: boolean): PaymentReturn | null;
  /** The page that was left is shown again unchanged (Back). */
  listen(listener: () => void): () => void;
}
