import { Plural, Trans } from "@lingui/react/macro";
import { useAtom, useAtomValue } from "jotai";
import type { ResultWordsProps } from "../../parts/late-menu/lateMenu.atoms.ts";
import { isFilteredAtom } from "../../state/dietary/filter.atoms.ts";
import { areOrderWordsLoadedAtom } from "../../state/host/host.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { showsHiddenAtom, unsuitedCountAtom } from "./hidden.atoms.ts";
import css from "./ResultWords.css?inline";

registerSheet(css);

/** Says what a search and the dietary choices left of the menu. */
export function ResultWords({ words, total }: ResultWordsProps) {
  const isFiltered = useAtomValue(isFilteredAtom);
  if (!useAtomValue(areOrderWordsLoadedAtom)) return null;
  return (
    <>
      {words !== null && (
        <p>
          <Plural value={total} one={`# result for “${words}”`} other={`# results for “${words}”`} />
        </p>
      )}
      {isFiltered && <FilterWords hasButton={total > 0} />}
    </>
  );
}

/** How many products the choices hide, and a button to show them. */
function FilterWords({ hasButton }: { readonly hasButton: boolean }) {
  const { hidden, marked } = useAtomValue(unsuitedCountAtom);
  const [showsHidden, showHidden] = useAtom(showsHiddenAtom);
  return (
    <>
      <p>
        {showsHidden ? (
          <Trans>All dishes are shown. Those that don't suit you are marked.</Trans>
        ) : (
          <Trans>Only dishes that suit you are shown.</Trans>
        )}{" "}
        {!showsHidden && marked > 0 && (
          <Trans>Dishes without that information are marked: please ask the restaurant.</Trans>
        )}{" "}
        {hidden > 0 && <Plural value={hidden} one="# dish is hidden." other="# dishes are hidden." />}
      </p>
      {hasButton && (hidden > 0 || showsHidden) && (
        <Button variant="quiet" onClick={() => showHidden(!showsHidden)}>
          {showsHidden ? <Trans>Hide them again</Trans> : <Trans>Show them</Trans>}
        </Button>
      )}
    </>
  );
}
