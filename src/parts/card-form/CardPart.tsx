import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { Notice } from "../../ui/Notice.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./CardPart.css?inline";
import { type CardPartProps, cardPartsAtom, cardSourceAtom, isCardPartWantedAtom } from "./cardPart.atoms.ts";

registerSheet(css);

/** Where a new card is typed. S25: not on an insecure page, except on localhost. */
export function CardPart({ total }: CardPartProps) {
  const Part = useAtomValue(cardPartsAtom)[useAtomValue(cardSourceAtom)];
  const setWanted = useSetAtom(isCardPartWantedAtom);
  useEffect(() => setWanted(true), [setWanted]);
  return (
    <div className="card-part">
      {!isSecureContext && (
        <Notice kind="warning">
          <Trans>A card can't be entered here: the connection to this page isn't secure.</Trans>
        </Notice>
      )}
      {Part ? <Part total={total} /> : <Spinner />}
    </div>
  );
}
