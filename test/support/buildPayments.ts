type PaymentState = "open" | "paid" | "closed";

interface Payment {
  state: PaymentState;
  openedAt: number;
}

/** The bank of the invented wallet and the invented payment page. Payments are known by the order's UDID (R57). */
export interface FakePayments {
  /**
   * Opens the page of a payment. A cancelled or expired one isn't opened again, because the next attempt is another
   * order.
   */
  open(udid: string): PaymentState;
  pay(udid: string): void;
  cancel(udid: string): void;
  /** Charges a card or a token, as soon as the backend first answers the order. */
  charge(udid: string): void;
  stateOf(udid: string): PaymentState | null;
  /** The UDIDs of charged orders, once per charge. */
  readonly charged: readonly string[];
}

/** A payment's page closes after this time. */
const openMs = 600_000;

export function buildPayments(now: () => number): FakePayments {
  const payments = new Map<string, Payment>();
  const charged: string[] = [];
  const current = (udid: string) => {
    const payment = payments.get(udid);
    if (payment?.state === "open" && now() - payment.openedAt >= openMs) payment.state = "closed";
    return payment;
  };
  return {
    charged,
    open(udid) {
      const payment = current(udid) ?? { state: "open", openedAt: now() };
      payments.set(udid, payment);
      return payment.state;
    },
    pay(udid) {
      const payment = current(udid);
      if (payment?.state !== "open") return;
      payment.state = "paid";
      charged.push(udid);
    },
    cancel(udid) {
      const payment = current(udid);
      if (payment?.state === "open") payment.state = "closed";
    },
    charge: (udid) => void charged.push(udid),
    stateOf: (udid) => current(udid)?.state ?? null,
  };
}
