import type { ComponentType } from "react";
import type { PaymentMethod } from "../../domain/payment/paymentMethod.ts";
import { AlipayName } from "../payment-alipay/AlipayName.tsx";
import { ApplePayName } from "../payment-apple-pay/ApplePayName.tsx";
import { CardName } from "../payment-card/CardName.tsx";
import { CashName } from "../payment-cash/CashName.tsx";
import { GooglePayName } from "../payment-google-pay/GooglePayName.tsx";
import { PointsName } from "../payment-points/PointsName.tsx";
import { RoomChargeName } from "../payment-room-charge/RoomChargeName.tsx";
import { WechatName } from "../payment-wechat/WechatName.tsx";

/**
 * All methods that an order can have been paid with, here or elsewhere. Separate from `paymentMethods.ts`, so that an
 * order's page loads no forms.
 */
const names: Readonly<Record<PaymentMethod, ComponentType>> = {
  "room-charge": RoomChargeName,
  card: CardName,
  points: PointsName,
  cash: CashName,
  alipay: AlipayName,
  wechat: WechatName,
  "apple-pay": ApplePayName,
  "google-pay": GooglePayName,
};

export function PaymentName({ method }: { readonly method: PaymentMethod }) {
  const Name = names[method];
  return <Name />;
}
