import { type Cents, toDollars } from "../../domain/money/cents.ts";
import type { OrderReference } from "../../domain/order/orderReference.ts";
import { type PageMethod, paymentRules } from "../../domain/payment/paymentMethod.ts";
import { parseReply } from "./replies.ts";

interface PaymentPageQuestion {
  readonly method: PageMethod;
  readonly reference: OrderReference;
  readonly total: Cents;
  readonly isMobile: boolean;
  readonly appName: string;
  readonly returnUrl: string;
}

export function encodePaymentPage({ method, reference, total, isMobile, appName, returnUrl }: PaymentPageQuestion) {
  return {
    PaymentType: paymentRules[method].page,
    StoreId: reference.storeId,
    OrderId: reference.udid,
    UserId: reference.customerId,
    AppName: appName,
    TotalAmount: toDollars(total),
    ReturnUrl: returnUrl,
    IsMobile: isMobile,
  };
}

type ParsedPaymentPage =
  | { readonly kind: "page"; readonly url: string }
  | { readonly kind: "failed"; readonly message: string; readonly detail: string };

/** R7: the answer is a JSON string, or an object with `Url`. */
export function parsePaymentPage(status: number, text: string): ParsedPaymentPage {
  const reply = status >= 500 ? null : parseReply(text);
  if (reply && !reply.isSuccess) return { kind: "failed", message: reply.message, detail: reply.detail };
  const url = status < 300 ? urlIn(text) : null;
  return url === null ? { kind: "failed", message: "", detail: "" } : { kind: "page", url };
}

function urlIn(text: string): string | null {
  try {
    const answer: unknown = JSON.parse(text);
    const url = typeof answer === "string" ? answer : (answer as { readonly Url?: unknown } | null)?.Url;
    return typeof url === "string" && url !== "" ? url : null;
  } catch {
    return null;
  }
}
