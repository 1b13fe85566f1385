import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import type { NothingFoundProps } from "../../parts/menu-extras/menuExtras.atoms.ts";
import { clearDietaryAtom } from "../../state/dietary/dietary.atoms.ts";
import { isFilteredAtom } from "../../state/dietary/filter.atoms.ts";
import { areOrderWordsLoadedAtom } from "../../state/host/host.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { pictures, StatePicture } from "../../ui/StatePicture.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { dietaryCountsAtom, showsHiddenAtom } from "./hidden.atoms.ts";
import css from "./NothingFound.css?inline";

registerSheet(css);

/** Shown if a search or the dietary choices leave no products, with a way back. */
export function NothingFound({ words, onClear }: NothingFoundProps) {
  const { t } = useLingui();
  const clearDietary = useSetAtom(clearDietaryAtom);
  const isFiltered = useAtomValue(isFilteredAtom);
  const showHidden = useSetAtom(showsHiddenAtom);
  const { hidden } = useAtomValue(dietaryCountsAtom);
  const areLoaded = useAtomValue(areOrderWordsLoadedAtom);
  if (!areLoaded) return null;
  return (
    <EmptyState
      icon={<StatePicture of={pictures.notFound} />}
      title={words ? t`Nothing found for “${words}”` : t`No dish suits all of your dietary choices`}
      text={words ? <Trans>Try another word, or see the whole menu.</Trans> : undefined}
      action={
        <div className="nothing-found__actions">
          {words && (
            <Button onClick={onClear}>
              <Trans>Clear search</Trans>
            </Button>
          )}
          {isFiltered && !words && hidden > 0 && (
            <Button onClick={() => showHidden(true)}>
              <Trans>Show all dishes</Trans>
            </Button>
          )}
          {isFiltered && (
            <Button variant="secondary" onClick={() => clearDietary()}>
              <Trans>Clear dietary choices</Trans>
            </Button>
          )}
        </div>
      }
    />
  );
}
