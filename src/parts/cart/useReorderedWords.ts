import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { Instant } from "../../domain/time/instant.ts";
import { daysBetween, wallTime } from "../../domain/time/zone.ts";
import type { CartNotice } from "../../state/cart/cartNotices.atoms.ts";
import { nowAtom } from "../../state/clock/clock.atoms.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { useStoreText } from "../language/useStoreText.ts";
import { useTimeWords } from "../store-status/useTimeWords.ts";

/** R70: says which earlier order is in the cart again, by the day that the diner remembers; R84: or that it was shared. */
export function useReorderedWords(): (orderedAt: Instant | "shared" | null) => string {
  const { t } = useLingui();
  const zone = useAtomValue(shownStoreAtom)?.zone ?? "UTC";
  const now = useAtomValue(nowAtom);
  const words = useTimeWords(zone);
  return (orderedAt) => {
    if (orderedAt === "shared") return t`An order that was shared with you is in your cart, at today's prices.`;
    if (orderedAt === null) return t`Your earlier order is in your cart again, at today's prices.`;
    const [day, today] = [wallTime(orderedAt, zone), wallTime(now, zone)];
    const days = daysBetween(day, today);
    if (days === 0) return t`Your order from earlier today is in your cart again.`;
    if (days === 1) return t`Yesterday's order is in your cart again, at today's prices.`;
    const { year } = day;
    const [weekday, date] = [words.weekday(orderedAt), words.date(orderedAt)];
    return year === today.year
      ? t`Your order from ${weekday} ${date} is in your cart again, at today's prices.`
      : t`Your order from ${date} ${year} is in your cart again, at today's prices.`;
  };
}

type LeftOut = Extract<CartNotice, { readonly kind: "left-out" | "code-left-out" }>;

export function useLeftOutWords(): (change: LeftOut) => string {
  const { t } = useLingui();
  const storeText = useStoreText();
  return (change) => {
    if (change.kind === "code-left-out") {
      const { code } = change;
      return t`Discount code ${code} is not in your cart again. Enter it again to see whether it still works.`;
    }
    const { reason } = change;
    const name = storeText(change.name);
    return reason === "redeemed"
      ? t`${name} was a reward in your earlier order, so it is not in your cart again.`
      : t`${name} is not in your cart again, because the dish it came with is not there.`;
  };
}
