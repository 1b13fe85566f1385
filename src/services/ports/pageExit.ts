/** What the payment's page says in the address that it leads back to. It proves nothing (R36). */
export interface PaymentReturn {
  readonly udid: string;
  readonly isPaid: boolean;
  /** The page's own word for how it ended. */
  readonly status: string;
}

/** The way to a payment's own page, and back (R57). */
export interface PageExit {
  /** Leaves the page. False: this is no address to follow (R38). */
  leave(url: string): boolean;
  /** Null: nothing led back. Where the address is the shop's own, it is taken out of it. */
  takeReturn(isUrlOurs: boolean): PaymentReturn | null;
  /** The page that was left is shown again, as it was (Back). */
  listen(listener: () => void): () => void;
}
