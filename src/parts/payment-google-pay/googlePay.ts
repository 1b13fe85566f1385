import { walletMethod } from "../payment-method/walletMethod.ts";

export const googlePay = walletMethod("google-pay", (view) => view.googlePay);
