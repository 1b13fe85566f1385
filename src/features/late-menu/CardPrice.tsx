import { useLingui } from "@lingui/react";
import { useAtomValue } from "jotai";
import { quickAddOfferAtomAtom } from "../../state/cart/plainLines.atoms.ts";
import type { MenuCard } from "../../state/menu/menu.atoms.ts";
import { cardPriceView } from "./cardPriceView.tsx";
import { ofAllCardsAtom, priceFacts } from "./priceFacts.atoms.ts";
import { useOfCard } from "./useOfCard.ts";

/** What the place of a card's price has to say, as it changes. */
export function CardPrice({ card }: { readonly card: MenuCard }) {
  const { _: say } = useLingui();
  const { from } = useOfCard(quickAddOfferAtomAtom, card.key);
  const facts = priceFacts(from, card.entry.fit, useAtomValue(ofAllCardsAtom));
  return cardPriceView({ say, card, facts });
}
