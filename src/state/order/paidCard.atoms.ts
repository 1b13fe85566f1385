import { atom } from "jotai";
import type { StoredCard } from "../../domain/customer/customer.ts";
import type { LiveOrder } from "../../domain/order/liveOrder.ts";
import { cardTypeOf } from "../../domain/payment/cardType.ts";
import type { Tender } from "../../domain/payment/settlement.ts";
import { storedCardsAtom } from "../payment/storedCard.atoms.ts";

/** As much of a card as a receipt shows. */
export type PaidCard = Pick<StoredCard, "type" | "lastDigits">;

/** The card of the order that this page has placed. R37: only in memory. */
const typedCardOfAtom = atom<{ readonly udid: string; readonly card: PaidCard } | null>(null);

export const rememberPaidCardAtom = atom(null, (_get, set, udid: string, tender: Tender) => {
  if (tender.kind !== "card") return set(typedCardOfAtom, null);
  const { number } = tender.card;
  const type = cardTypeOf(number) === "mastercard" ? "mastercard" : "visa";
  set(typedCardOfAtom, { udid, card: { type, lastDigits: number.slice(-4) } });
});

/** The card that paid an order, if it is known: its document names only a stored one. */
export const paidCardAtom = atom((get) => ({ udid, cardIdentifier }: Pick<LiveOrder, "udid" | "cardIdentifier">) => {
  const typed = get(typedCardOfAtom);
  if (typed?.udid === udid) return typed.card;
  return get(storedCardsAtom).find(({ identifier }) => identifier === cardIdentifier) ?? null;
});
