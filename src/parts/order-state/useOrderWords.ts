import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { PastOrder } from "../../domain/order/pastOrder.ts";
import type { Instant } from "../../domain/time/instant.ts";

interface OrderText {
  /** "Sat 14 Nov". */
  readonly when: string;
  /** "3 dishes"; empty if its document names none. */
  readonly dishes: string;
  /** "Sat 14 Nov · 3 dishes". */
  readonly title: string;
}

/** What an order is called among others. */
export function useOrderWords(day: (at: Instant) => string): (order: PastOrder) => OrderText {
  const { t } = useLingui();
  const counted = ({ items, isGift }: PastOrder) => {
    const count = items.filter(({ name }) => name !== "").reduce((sum, { quantity }) => sum + quantity, 0);
    if (count === 0) return "";
    return isGift
      ? t`${plural(count, { one: "# gift card", other: "# gift cards" })}`
      : t`${plural(count, { one: "# dish", other: "# dishes" })}`;
  };
  return (order) => {
    const when = order.orderedAt === null ? t`Your order` : day(order.orderedAt);
    const dishes = counted(order);
    return { when, dishes, title: [when, dishes].filter(Boolean).join(" · ") };
  };
}
