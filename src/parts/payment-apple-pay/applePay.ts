import { walletMethod } from "../payment-method/walletMethod.ts";

export const applePay = walletMethod("apple-pay", (view) => view.applePay);
