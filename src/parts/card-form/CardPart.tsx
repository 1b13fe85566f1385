import { useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { Notice } from "../../ui/Notice.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./CardPart.css?inline";
import { type CardPartProps, cardPartsAtom, cardSourceAtom, isCardPartWantedAtom } from "./cardPart.atoms.ts";
import { cardWords } from "./cardWords.ts";

registerSheet(css);

/** Where a new card is typed. S25: not on an insecure page, except on localhost. */
export function CardPart({ total }: CardPartProps) {
  const { i18n } = useLingui();
  const Part = useAtomValue(cardPartsAtom)[useAtomValue(cardSourceAtom)];
  const setWanted = useSetAtom(isCardPartWantedAtom);
  useEffect(() => setWanted(true), [setWanted]);
  return (
    <div className="card-part">
      {!isSecureContext && <Notice kind="warning">{i18n._(cardWords.insecure)}</Notice>}
      {Part ? (
        <Part total={total} />
      ) : (
        <div className="card-part__awaited">
          <Spinner />
        </div>
      )}
    </div>
  );
}
