/** How the till knows a method. R39: a wallet is a card to it, and is told apart by its gateway. */
interface PaymentCode {
  readonly type: number;
  readonly gateway: number | null;
}

/** Spec, "Payment method codes", in that order (R55). */
export const paymentCodes = {
  "room-charge": { type: 0, gateway: null },
  card: { type: 99, gateway: null },
  points: { type: 10, gateway: null },
  cash: { type: 1, gateway: null },
  alipay: { type: 12, gateway: null },
  wechat: { type: 13, gateway: null },
  "apple-pay": { type: 99, gateway: 6 },
  "google-pay": { type: 99, gateway: 7 },
} as const satisfies Readonly<Record<string, PaymentCode>>;

export type PaymentMethod = keyof typeof paymentCodes;

/** Null for a code that nobody knows. */
export function paymentOfCode({ type, gateway }: PaymentCode): PaymentMethod | null {
  const methods = Object.keys(paymentCodes) as PaymentMethod[];
  const isOf = (method: PaymentMethod) =>
    paymentCodes[method].type === type && paymentCodes[method].gateway === gateway;
  return methods.find(isOf) ?? null;
}

/** Nothing is taken when the order is placed: it is paid where it is handed over. */
export function isPaidLater(method: PaymentMethod): boolean {
  return method === "cash" || method === "room-charge";
}

/** The card itself, or a wallet that pays with one. */
export function isPaidByCard(method: PaymentMethod): boolean {
  return paymentCodes[method].type === paymentCodes.card.type;
}
