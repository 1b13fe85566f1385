import { type Atom, atom } from "jotai";
import type { ComponentType } from "react";
import type { DietaryFit, Menu } from "../../domain/menu/menu.ts";
import type { Rail } from "../../domain/menu/rails.ts";
import type { Store } from "../../domain/store/store.ts";
import type { StoreState } from "../../domain/store/storeState.ts";
import type { MenuCard, MenuSection } from "../../state/menu/menu.atoms.ts";

export interface CardPlusProps {
  readonly card: MenuCard;
  /** Presses from before it came, which are obeyed now. */
  readonly owed: number;
}

/** The sections that hold what a query asks for, in the order that it is worth; null where it asks for nothing. */
export type MenuSearch = (query: string) => readonly MenuSection[] | null;

export type PrepareMenuSearch = (
  sections: readonly MenuSection[],
  cards: ReadonlyMap<string, MenuCard>,
  groups: Menu["groups"],
) => MenuSearch;

export interface ResultWordsProps {
  /** What was searched; null where nothing was. */
  readonly words: string | null;
  readonly total: number;
}

export interface NothingFoundProps {
  /** What was searched; null where nothing was. */
  readonly words: string | null;
  readonly onClear: () => void;
}

/** What stands on a menu and comes after its first paint, into places that are kept for it (`features/late-menu`). */
export interface LateMenu {
  readonly CardPlus: ComponentType<CardPlusProps>;
  readonly CardPrice: ComponentType<{ readonly card: MenuCard }>;
  readonly ReceiveLine: ComponentType<{ readonly store: Store; readonly state: StoreState }>;
  readonly MenuRail: ComponentType<Rail<MenuCard>>;
  readonly ResultWords: ComponentType<ResultWordsProps>;
  readonly NothingFound: ComponentType<NothingFoundProps>;
  readonly searchMenu: PrepareMenuSearch;
  /** Which dishes the dietary filter leaves. */
  readonly isShownAtom: Atom<(fit: DietaryFit, chosen: DietaryFit) => boolean>;
  /** Follows the scrolling of a phone's menu, until it is stopped. */
  readonly foldSearch: (bar: HTMLElement) => () => void;
  /** Tells how many of a list's items have room beside its last one, until it is stopped. */
  readonly followFitting: (list: HTMLElement, itemCount: number, onCount: (count: number) => void) => () => void;
}

/** Null until it has come. */
export const lateMenuAtom = atom<LateMenu | null>(null);
