import { alipay } from "../payment-alipay/alipay.ts";
import { applePay } from "../payment-apple-pay/applePay.ts";
import { card } from "../payment-card/card.ts";
import { cash } from "../payment-cash/cash.ts";
import { googlePay } from "../payment-google-pay/googlePay.ts";
import type { PaymentMethodPart } from "../payment-method/paymentMethod.ts";
import { points } from "../payment-points/points.ts";
import { roomCharge } from "../payment-room-charge/roomCharge.ts";
import { wechat } from "../payment-wechat/wechat.ts";

/** All payment methods, in the order of their codes (S24, R55). The screen lists the wallets before them. */
export const paymentMethods: readonly PaymentMethodPart[] = [
  roomCharge,
  card,
  points,
  cash,
  alipay,
  wechat,
  applePay,
  googlePay,
];
