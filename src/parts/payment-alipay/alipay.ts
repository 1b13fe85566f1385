import { redirectMethod } from "../payment-method/redirectMethod.ts";

export const alipay = redirectMethod("alipay", (view) => view.alipay);
