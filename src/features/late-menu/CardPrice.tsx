import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { Price } from "../../parts/money/Price.tsx";
import { quickAddOfferAtomAtom } from "../../state/cart/plainLines.atoms.ts";
import { areOrderWordsLoadedAtom } from "../../state/host/host.atoms.ts";
import type { MenuCard } from "../../state/menu/menu.atoms.ts";
import { UnsuitedSign } from "./UnsuitedSign.tsx";

/** The price, and whether the dish is one that the dietary choices don't speak for. */
export function CardPrice({ card }: { readonly card: MenuCard }) {
  return (
    <>
      <OwnPrice card={card} />
      <UnsuitedSign fit={card.entry.fit} />
    </>
  );
}

/** The price that the dialog opens with, else the least that the dish can be had for. */
function OwnPrice({ card: { key, entry } }: { readonly card: MenuCard }) {
  const { from } = useAtomValue(useAtomValue(quickAddOfferAtomAtom)(key));
  const areLoaded = useAtomValue(areOrderWordsLoadedAtom);
  if (from === null || !areLoaded) return <Price amount={entry.price} />;
  return (
    <span>
      <Trans>
        from <Price amount={from} />
      </Trans>
    </span>
  );
}
