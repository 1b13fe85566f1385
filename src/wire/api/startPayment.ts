import { type Cents, toDollars } from "../../domain/money/cents.ts";
import type { OrderReference } from "../../domain/order/orderReference.ts";
import { type PageMethod, paymentRules } from "../../domain/payment/paymentMethod.ts";
import type { CalendarDate } from "../../domain/time/zone.ts";
import { encodeDateOfBirth } from "./order.ts";
import { parseReply } from "./replies.ts";

interface PaymentPageQuestion {
  readonly method: PageMethod;
  readonly reference: OrderReference;
  readonly total: Cents;
  readonly dateOfBirth: CalendarDate | null;
  readonly isMobile: boolean;
  readonly appName: string;
  readonly returnUrl: string;
}

export function encodePaymentPage(question: PaymentPageQuestion) {
  const { method, reference, total, dateOfBirth, isMobile, appName, returnUrl } = question;
  return {
    PaymentType: paymentRules[method].page,
    StoreId: reference.storeId,
    OrderId: reference.udid,
    UserId: reference.customerId,
    AppName: appName,
    TotalAmount: toDollars(total),
    ReturnUrl: returnUrl,
    IsMobile: isMobile,
    ...encodeDateOfBirth(dateOfBirth),
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

interface GooglePaymentQuestion {
  readonly reference: OrderReference;
  readonly total: Cents;
  readonly token: string;
  readonly dateOfBirth: CalendarDate | null;
}

export function encodeGooglePayment({ reference, total, token, dateOfBirth }: GooglePaymentQuestion) {
  return {
    UserId: reference.customerId,
    StoreId: reference.storeId,
    TotalAmount: toDollars(total),
    Token: token,
    ...encodeDateOfBirth(dateOfBirth),
  };
}

/** Apple's session, unchanged; null if it isn't one. */
export function parseMerchantSession(status: number, text: string): object | null {
  if (status >= 300) return null;
  try {
    const session: unknown = JSON.parse(text);
    const isOne = typeof session === "object" && session !== null && !Array.isArray(session);
    return isOne && parseReply(text)?.isSuccess !== false ? (session as object) : null;
  } catch {
    return null;
  }
}
