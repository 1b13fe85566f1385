/** Spec, "Payment method codes". */
export type PaymentMethod =
  | "room-charge"
  | "card"
  | "points"
  | "cash"
  | "alipay"
  | "wechat"
  | "apple-pay"
  | "google-pay";
