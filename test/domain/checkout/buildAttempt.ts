import type { FoodAttempt } from "../../../src/domain/checkout/attempt.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import type { OrderBody } from "../../../src/domain/order/orderBody.ts";
import { instant } from "../../../src/domain/time/instant.ts";

export function buildAttempt(
  udid: string,
  given: Partial<Omit<FoodAttempt, "goods" | "reference" | "body">> = {},
): FoodAttempt {
  return {
    goods: "food",
    reference: { udid, storeId: 120, customerId: "g-5f" },
    body: { TrackingOrder: { UDID: udid } } as unknown as OrderBody,
    ordered: null,
    holdsCart: false,
    settlement: { kind: "card" },
    total: cents(1_885),
    sale: null,
    joins: null,
    surcharges: [],
    postedAt: instant(0),
    ...given,
  };
}
