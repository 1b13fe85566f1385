import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { StoredCard } from "../../domain/customer/customer.ts";
import type { PaymentMethod } from "../../domain/payment/paymentMethod.ts";

/**
 * All methods that an order can have been paid with, here or elsewhere. Separate from `paymentMethods.tsx`, so that an
 * order's page loads no forms.
 */
const names: Readonly<Record<PaymentMethod, ReactNode>> = {
  "room-charge": <Trans>Charge to room</Trans>,
  card: <Trans>Card</Trans>,
  points: <Trans>Points</Trans>,
  cash: <Trans>Cash on pickup</Trans>,
  alipay: <Trans>Alipay</Trans>,
  wechat: <Trans>WeChat Pay</Trans>,
  "apple-pay": <Trans>Apple Pay</Trans>,
  "google-pay": <Trans>Google Pay</Trans>,
};

export function PaymentName({ method }: { readonly method: PaymentMethod }) {
  return names[method];
}

interface StoredCardNameProps {
  readonly card: Pick<StoredCard, "type" | "lastDigits">;
}

/** Shows only as much of a card as distinguishes it from another. */
export function StoredCardName({ card: { type, lastDigits } }: StoredCardNameProps) {
  return type === "visa" ? <Trans>Visa ending {lastDigits}</Trans> : <Trans>Mastercard ending {lastDigits}</Trans>;
}
