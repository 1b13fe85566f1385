type PaymentState = "open" | "paid" | "closed";

interface Payment {
  state: PaymentState;
  openedAt: number;
}

/** The invented wallet's bank and the invented payment page, by the order's UDID (R57). */
export interface FakePayments {
  /** Opens the page of a payment. A cancelled or expired one isn't opened again: the next try is another order. */
  open(udid: string): PaymentState;
  pay(udid: string): void;
  cancel(udid: string): void;
  /** With a card or a token, by the backend's first answer to the order. */
  charge(udid: string): void;
  stateOf(udid: string): PaymentState | null;
  /** Each order that was charged, once for each charge. */
  readonly charged: readonly string[];
}

/** A payment's page is closed by then. */
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
