import { useCallback, useMemo, useState } from "react";
import { changedGroups, groupKey, initialSelection, type TouchedGroups } from "../../domain/menu/initialSelection.ts";
import type { Menu, Product } from "../../domain/menu/menu.ts";
import { type Choice, choicesOf, type OptionPath, type Selection } from "../../domain/menu/selection.ts";
import { type Change, changeSelection, keepPossible } from "../../domain/menu/selectionChange.ts";

export interface SelectionState {
  readonly choices: readonly Choice[];
  readonly selection: Selection;
  /** The groups in which the diner has made a choice, now or earlier. */
  readonly touched: TouchedGroups;
  readonly change: (path: OptionPath, change: Change) => void;
}

/**
 * The diner's selection for a product, kept valid for the current menu: a refresh removes choices that are no longer
 * available. `start` is an earlier selection, if there is one.
 */
export function useSelection(product: Product, menu: Menu, start: Selection | null = null): SelectionState {
  const choices = useMemo(() => choicesOf(product, menu), [product, menu]);
  const [picked, setPicked] = useState(() => start ?? initialSelection(choices));
  const selection = useMemo(() => keepPossible(choices, picked), [choices, picked]);
  const [touched, setTouched] = useState<TouchedGroups>(() => (start ? changedGroups(choices, start) : new Set()));
  const change = useCallback(
    (path: OptionPath, kind: Change) => {
      setPicked((current) => changeSelection(choices, keepPossible(choices, current), path, kind));
      setTouched((before) => new Set(before).add(groupKey(path)));
    },
    [choices],
  );
  return { choices, selection, touched, change };
}
