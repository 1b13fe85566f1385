import { useLingui } from "@lingui/react/macro";
import type { PaymentMethod } from "../../domain/payment/paymentMethod.ts";

export function usePaymentNames(): Readonly<Record<PaymentMethod, string>> {
  const { t } = useLingui();
  return {
    "room-charge": t`Charge to room`,
    card: t`Card`,
    points: t`Points`,
    cash: t`Cash on pickup`,
    alipay: t`Alipay`,
    wechat: t`WeChat Pay`,
    "apple-pay": t`Apple Pay`,
    "google-pay": t`Google Pay`,
  };
}
