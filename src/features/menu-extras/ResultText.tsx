import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useAtom, useAtomValue, useStore } from "jotai";
import { useEffect, useRef } from "react";
import { choicesSuited } from "../../domain/menu/choicesSuited.ts";
import type { DietaryFit } from "../../domain/menu/menu.ts";
import { SentenceSpace } from "../../parts/language/SentenceSpace.tsx";
import type { ResultWordsProps } from "../../parts/menu-extras/menuExtras.atoms.ts";
import { dietaryFilterAtom, isFilteredAtom, offeredChoicesAtom } from "../../state/dietary/filter.atoms.ts";
import { areOrderWordsLoadedAtom } from "../../state/host/host.atoms.ts";
import { overlayAtom } from "../../state/overlay/overlay.atoms.ts";
import { announceAtom } from "../../state/screen/announce.actions.ts";
import { Button } from "../../ui/Button.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { markWord } from "../../views/dietary/markWords.ts";
import { DietaryChips } from "./DietaryChips.tsx";
import { dietaryCountsAtom, showsHiddenAtom } from "./hidden.atoms.ts";
import css from "./ResultText.css?inline";

registerSheet(css);

/** Says what a search and the dietary choices left of the menu. */
export function ResultText({ words, total }: ResultWordsProps) {
  const isFiltered = useAtomValue(isFilteredAtom);
  useAnnouncedFilter();
  if (!useAtomValue(areOrderWordsLoadedAtom)) return null;
  return (
    <>
      {words !== null && (
        <p>
          <Plural value={total} one={`# result for “${words}”`} other={`# results for “${words}”`} />
        </p>
      )}
      {isFiltered && <FilterText hasDishes={total > 0} />}
    </>
  );
}

/** "Vegan and gluten free", as it is read inside a sentence. */
function useChoiceWords(): string {
  const { i18n } = useLingui();
  const choices = choicesSuited(useAtomValue(dietaryFilterAtom), useAtomValue(offeredChoicesAtom));
  const names = choices.map(({ name }) => markWord(name));
  return new Intl.ListFormat(i18n.locale).format(names);
}

/** What is chosen, how many products suit it and how many it hides, and a button to show them. */
function FilterText({ hasDishes }: { readonly hasDishes: boolean }) {
  const { suited, hidden, marked } = useAtomValue(dietaryCountsAtom);
  const choices = useChoiceWords();
  const [showsHidden, showHidden] = useAtom(showsHiddenAtom);
  return (
    <>
      {hasDishes && <DietaryChips />}
      <p>
        {showsHidden ? (
          <Trans>All dishes are shown. Those that don't suit you are marked.</Trans>
        ) : (
          <Plural value={suited} one={`# dish: ${choices}.`} other={`# dishes: ${choices}.`} />
        )}
        <SentenceSpace />
        {!showsHidden && marked > 0 && <Trans>Dishes without that information are marked: please ask our staff.</Trans>}
        <SentenceSpace />
        {hidden > 0 && <Plural value={hidden} one="# is hidden." other="# are hidden." />}
      </p>
      {hasDishes && (hidden > 0 || showsHidden) && (
        <Button variant="quiet" onClick={() => showHidden(!showsHidden)}>
          {showsHidden ? <Trans>Hide them again</Trans> : <Trans>Show them</Trans>}
        </Button>
      )}
    </>
  );
}

/** The choices change while their dialog makes the menu inert, so their effect is announced when the dialog closes. */
function useAnnouncedFilter(): void {
  const { t } = useLingui();
  const store = useStore();
  const isChoosing = useAtomValue(overlayAtom)?.kind === "dietary";
  const filter = useAtomValue(dietaryFilterAtom);
  const before = useRef<DietaryFit | null>(null);
  useEffect(() => {
    if (isChoosing) {
      before.current ??= filter;
      return;
    }
    const isChanged = before.current !== null && before.current !== filter;
    before.current = null;
    if (!isChanged) return;
    const { hidden } = store.get(dietaryCountsAtom);
    const words = store.get(isFilteredAtom)
      ? t`${plural(hidden, { one: "# dish is hidden.", other: "# dishes are hidden." })}`
      : t`All dishes are shown.`;
    store.set(announceAtom, "dietary", words);
  });
}
