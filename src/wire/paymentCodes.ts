import type { PaymentMethod } from "../domain/payment/paymentMethod.ts";

interface PaymentCode {
  readonly type: number;
  readonly gateway: number | null;
}

/** The spec's table of payment codes. R39: a wallet is a card to the till, and is told by its gateway. */
export const paymentCodes: Readonly<Record<PaymentMethod, PaymentCode>> = {
  "room-charge": { type: 0, gateway: null },
  card: { type: 99, gateway: null },
  points: { type: 10, gateway: null },
  cash: { type: 1, gateway: null },
  alipay: { type: 12, gateway: null },
  wechat: { type: 13, gateway: null },
  "apple-pay": { type: 99, gateway: 6 },
  "google-pay": { type: 99, gateway: 7 },
};

/** Null for a code that nobody knows. */
export function paymentOfCode({ type, gateway }: PaymentCode): PaymentMethod | null {
  const methods = Object.keys(paymentCodes) as PaymentMethod[];
  const isOf = (method: PaymentMethod) =>
    paymentCodes[method].type === type && paymentCodes[method].gateway === gateway;
  return methods.find(isOf) ?? null;
}
