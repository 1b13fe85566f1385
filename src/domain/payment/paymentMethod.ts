/** How the backend identifies a payment method. R39: a wallet has the type of a card, and differs by its gateway. */
interface PaymentCode {
  readonly type: number;
  readonly gateway: number | null;
}

/** In the order of their codes (S24, R55). */
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

/** Null for an unknown code. */
export function paymentOfCode({ type, gateway }: PaymentCode): PaymentMethod | null {
  const methods = Object.keys(paymentCodes) as PaymentMethod[];
  const isOf = (method: PaymentMethod) =>
    paymentCodes[method].type === type && paymentCodes[method].gateway === gateway;
  return methods.find(isOf) ?? null;
}

/** Whether the order is paid when it is handed over, not when it is placed. */
export function isPaidLater(method: PaymentMethod): boolean {
  return method === "cash" || method === "room-charge";
}

/** Whether the diner pays with a card, either directly or through a wallet. */
export function isPaidByCard(method: PaymentMethod): boolean {
  return paymentCodes[method].type === paymentCodes.card.type;
}
