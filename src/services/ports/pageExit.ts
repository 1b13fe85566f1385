/** The result that the payment page adds to the return URL. It proves nothing (R36). */
export interface PaymentReturn {
  readonly udid: string;
  /** It says anything but that the payment was cancelled or failed. */
  readonly mayBePaid: boolean;
  /** The payment page's own message about the outcome. */
  readonly status: string;
}

/** Leaving for a payment page, and returning from it (R57). */
export interface PageExit {
  /** Leaves the page. Returns false if this URL may not be opened (R38). */
  leave(url: string): boolean;
  /** Null if the diner doesn't come from a payment page. Removes the parameters from the URL (R85). */
  takeReturn(): PaymentReturn | null;
  /** Calls the listener when the page is shown again unchanged after the diner goes back to it. */
  listen(listener: () => void): () => void;
}
