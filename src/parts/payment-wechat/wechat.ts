import { redirectMethod } from "../payment-method/redirectMethod.ts";

export const wechat = redirectMethod("wechat", (view) => view.wechat);
