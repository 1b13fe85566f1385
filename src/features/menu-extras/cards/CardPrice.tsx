import { useAtomValue } from "jotai";
import { useTranslate } from "../../../parts/language/useTranslate.ts";
import { quickAddOfferPerCardAtom } from "../../../state/cart/simpleLines.atoms.ts";
import type { MenuCard } from "../../../state/menu/menu.atoms.ts";
import { cardPriceView } from "./cardPriceView.tsx";
import { ofAllCardsAtom, priceFacts } from "./priceFacts.atoms.ts";
import { useCardValue } from "./useCardValue.ts";

/** The price of a card with its facts, updated when they change. */
export function CardPrice({ card }: { readonly card: MenuCard }) {
  const translate = useTranslate();
  const { from } = useCardValue(quickAddOfferPerCardAtom, card.key);
  const facts = priceFacts(from, card.entry.fit, useAtomValue(ofAllCardsAtom));
  return cardPriceView({ translate, card, facts });
}
