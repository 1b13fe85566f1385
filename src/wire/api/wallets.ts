import { type Cents, toDollars } from "../../domain/money/cents.ts";
import type { OrderReference } from "../../domain/order/orderReference.ts";
import type { CalendarDate } from "../../domain/time/zone.ts";
import { encodeDateOfBirth } from "./order.ts";
import { parseReply } from "./replies.ts";

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
