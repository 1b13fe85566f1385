import { type Atom, atom } from "jotai";
import type { ComponentType, ReactNode } from "react";
import type { CardLook } from "../../domain/menu/cardLook.ts";
import type { UnsuitedChoice } from "../../domain/menu/dietaryAnswer.ts";
import type { DietaryFit, Menu } from "../../domain/menu/menu.ts";
import type { Rail } from "../../domain/menu/rails.ts";
import type { Cents } from "../../domain/money/cents.ts";
import type { Store } from "../../domain/store/store.ts";
import type { StoreState } from "../../domain/store/storeState.ts";
import type { MenuCard, MenuSection } from "../../state/menu/menu.atoms.ts";
import type { Overlay } from "../../state/overlay/overlay.atoms.ts";
import type { Say } from "../../views/say.ts";

export interface CardPlusProps {
  readonly card: MenuCard;
  /** How many presses from before it came it has to obey: told once. */
  readonly takeOwed: () => number;
}

/** What a card says of its price, beside the menu's own. */
export interface PriceFacts {
  /** The least that the dish can be had for; null where the menu's price is what its dialog opens with. */
  readonly from: Cents | null;
  /** The diner's dietary choices that the dish doesn't suit, or of which nothing is stated. */
  readonly unsuited: readonly UnsuitedChoice[];
}

export type CardPriceView = (props: {
  readonly say: Say;
  readonly card: Pick<MenuCard, "entry">;
  readonly facts: PriceFacts;
}) => ReactNode;

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

/** What every card of a menu is given. */
export interface SharedByCards {
  readonly look: CardLook;
  readonly late: LateMenu | null;
  readonly open: (overlay: Overlay) => void;
}

export interface SectionProps extends SharedByCards {
  readonly section: MenuSection;
  /** How many of its cards. */
  readonly drawn: number;
  /** The room that all of them take. */
  readonly cardsPx: number;
}

export interface PlainSectionsProps {
  /** Those far down a long menu. */
  readonly sections: readonly SectionProps[];
  /** Those that were there before stay in the page, out of sight. */
  readonly keepsLeft: boolean;
}

/** What stands on a menu and comes after its first paint, into places that are kept for it (`features/late-menu`). */
export interface LateMenu {
  readonly CardPlus: ComponentType<CardPlusProps>;
  readonly CardPrice: ComponentType<{ readonly card: MenuCard }>;
  readonly PlainSections: ComponentType<PlainSectionsProps>;
  readonly ReceiveLine: ComponentType<{ readonly store: Store; readonly state: StoreState }>;
  readonly MenuRail: ComponentType<Rail<MenuCard>>;
  readonly ResultWords: ComponentType<ResultWordsProps>;
  readonly NothingFound: ComponentType<NothingFoundProps>;
  readonly searchMenu: PrepareMenuSearch;
  /** Which dishes the dietary filter leaves. */
  readonly isShownAtom: Atom<(fit: DietaryFit, chosen: DietaryFit) => boolean>;
  /** Follows the scrolling of a phone's menu, until it is stopped. */
  readonly foldSearch: (bar: HTMLElement) => () => void;
  /** Goes to a section in half a second; without it, at once. */
  readonly scrollToElement: (element: Element, offsetPx: number, onEnd: () => void) => () => void;
  /** Tells how many of a list's items have room beside its last one, until it is stopped. */
  readonly followFitting: (list: HTMLElement, itemCount: number, onCount: (count: number) => void) => () => void;
}

/** Null until it has come. */
export const lateMenuAtom = atom<LateMenu | null>(null);

/** Whether the page holds more of a menu than can be taken out while a diner waits. */
export const isLongMenuThereAtom = atom(false);

/** Whether it didn't come when it was asked for first: whatever can be shown without it is. */
export const isLateMenuLostAtom = atom(false);
