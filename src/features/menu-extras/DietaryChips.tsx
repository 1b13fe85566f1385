import { Trans, useLingui } from "@lingui/react/macro";
import { useAtom, useAtomValue } from "jotai";
import { useRef } from "react";
import { choicesSuited, withoutChoice } from "../../domain/menu/choicesSuited.ts";
import { chosenDietaryAtom } from "../../state/dietary/dietary.atoms.ts";
import { dietaryFilterAtom, offeredChoicesAtom } from "../../state/dietary/filter.atoms.ts";
import { CloseIcon } from "../../ui/icons.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { useRestoredFocus } from "../../ui/useRestoredFocus.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import css from "./DietaryChips.css?inline";

registerSheet(css);

/** What the menu is filtered by. A press removes one choice. */
export function DietaryChips() {
  const { t } = useLingui();
  const offered = useAtomValue(offeredChoicesAtom);
  const names = choicesSuited(useAtomValue(dietaryFilterAtom), offered).map(({ name }) => name);
  const [chosen, choose] = useAtom(chosenDietaryAtom);
  const listRef = useRef<HTMLUListElement>(null);
  useRestoredFocus(listRef, names.length);
  return (
    <ul className="dietary-chips" aria-label={t`Dietary`} ref={listRef} tabIndex={-1}>
      {names.map((name) => (
        <li key={name}>
          <button
            type="button"
            className="dietary-chips__chip"
            onClick={() => choose(withoutChoice(chosen, offered, name))}
          >
            <VisuallyHidden>
              <Trans>Remove {name}</Trans>
            </VisuallyHidden>
            <span aria-hidden="true">{name}</span>
            <CloseIcon sizePx={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}
