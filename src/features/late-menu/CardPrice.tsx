import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { Price } from "../../parts/money/Price.tsx";
import { quickAddOfferAtomAtom } from "../../state/cart/plainLines.atoms.ts";
import type { MenuCard } from "../../state/menu/menu.atoms.ts";
import { PriceView } from "../../views/money/PriceView.tsx";
import { UnsuitedSign } from "./UnsuitedSign.tsx";
import { ofAllCardsAtom, useOfCard } from "./useOfCard.ts";

/**
 * The price that the dialog opens with, else the least that the dish can be had for; and whether the dish is one that the
 * dietary choices don't speak for. On every card: what it has to add is one component, where there is something.
 */
export function CardPrice({ card: { key, entry } }: { readonly card: MenuCard }) {
  const { i18n } = useLingui();
  const { from } = useOfCard(quickAddOfferAtomAtom, key);
  const { areLoaded, isFiltered } = useAtomValue(ofAllCardsAtom);
  return (
    <>
      {from === null || !areLoaded ? (
        PriceView({ amount: entry.price, locale: i18n.locale })
      ) : (
        <span>
          <Trans>
            from <Price amount={from} />
          </Trans>
        </span>
      )}
      {isFiltered && <UnsuitedSign fit={entry.fit} />}
    </>
  );
}
