import type { PaymentMethodRules } from "../../state/payment/paymentMethod.ts";

/** Whether the device or the browser provides it: it has a button of its own (R97). */
export function isWallet({ settles }: Pick<PaymentMethodRules, "settles">): boolean {
  return settles.kind === "token";
}
