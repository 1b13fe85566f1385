import { withClaimedOffers } from "./checkMoney.ts";
import { centsOf, formatDollars } from "./money.ts";
import type { OnlinePayment, OnlinePayments, PaymentKind } from "./onlinePayments.ts";
import type { OrderBody, TrackingOrder } from "./orderBody.ts";
import { paymentSums } from "./paymentSums.ts";
import { type MoneyFacts, priceOrder } from "./priceOrder.ts";
import { Refusal } from "./refusal.ts";
import { words } from "./words.ts";

export const googlePay = 7;

/** PaymentMethodType and PaymentGateway of an order that is paid so. R39: a wallet is a card with a gateway. */
const methods = {
  alipay: [12, null],
  wechat: [13, null],
  google: [99, googlePay],
  card: [99, null],
} as const satisfies Record<PaymentKind, readonly [type: number, gateway: number | null]>;

/** The payment that its customer has begun for this order before it was posted. */
export function findBegun(order: TrackingOrder, payments: OnlinePayments): OnlinePayment | null {
  const payment = payments.find(order.UDID);
  const isTheirs = payment?.customerId === order.OnlineOrderUserIdentifier && payment.storeId === order.StoreID;
  return isTheirs ? payment : null;
}

/** Once the money is there. */
export function settledBy(begun: OnlinePayment | null): OnlinePayment | null {
  return begun?.state === "paid" ? begun : null;
}

/** Gives a payment back if the store refuses the order for which it was made in advance. */
export function orGiveBack<T>(settled: OnlinePayment | null, payments: OnlinePayments, check: () => T): T {
  try {
    return check();
  } catch (refusal) {
    if (settled) payments.save({ ...settled, state: "cancelled" });
    throw refusal;
  }
}

/** How the order says that it is paid; null if in no such way, and for a card, which is sent with it. */
export function kindOf(order: TrackingOrder): Exclude<PaymentKind, "card"> | null {
  return (["alipay", "wechat", "google"] as const).find((kind) => isPaidAs(order, kind)) ?? null;
}

export function isPaidAs({ PaymentTransactions, PaymentGateway }: TrackingOrder, kind: PaymentKind): boolean {
  const [type, gateway] = methods[kind];
  if (PaymentTransactions[0]?.PaymentMethodType !== type) return false;
  return type !== 99 || PaymentGateway === gateway;
}

/**
 * R89: an order that is paid already is placed by that payment, however it was posted to be paid. What depends on the
 * payment is then that payment's: its card's surcharge or none is owed, and no points are taken.
 */
export function asPaid(body: OrderBody, { kind, cents, card }: OnlinePayment, facts: MoneyFacts): OrderBody {
  const { document, order } = body.TrackingOrder;
  if (isPaidAs(order, kind)) return body;
  const [PaymentMethodType, PaymentGateway] = methods[kind];
  const method = {
    PaymentTransactions: [{ Amount: 0, PaymentMethodType }],
    PaymentGateway,
    PaymentCardIdentifier: null,
  };
  const paid = { ...facts, order: { ...order, ...method }, cardType: card?.type ?? null };
  // R87: it may name fewer offers than it could have had.
  const [whole, claimed] = [priceOrder(paid), priceOrder(withClaimedOffers(paid))];
  const priced = whole.total.amount === cents ? whole : claimed;
  const changes = { ...method, ...paymentSums(paid.order, priced) };
  return {
    ...body,
    TrackingOrder: { document: { ...document, ...changes }, order: { ...order, ...changes } },
    Card: null,
  };
}

/** What was ordered may have changed since it was paid. The payment is then given back, and nothing else charged. */
export function checkSettled({ kind, cents }: OnlinePayment, order: TrackingOrder): void {
  const total = centsOf(order.TotalExcludingTax + order.TotalTax);
  if (isPaidAs(order, kind) && total === cents) return;
  const paid = `It was paid by ${kind} with ${formatDollars(cents)}`;
  throw new Refusal(
    words.orderChanged,
    `${paid}, and the order costs ${formatDollars(total)}. The payment is given back.`,
  );
}
