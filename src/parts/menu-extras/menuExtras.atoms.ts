import { type Atom, atom, type WritableAtom } from "jotai";
import type { ComponentType, ReactNode, RefObject } from "react";
import type { ChangedCart, TooMany } from "../../domain/cart/addLine.ts";
import type { ModeChoice } from "../../domain/fulfilment/modeChoice.ts";
import type { OrderMode } from "../../domain/fulfilment/orderMode.ts";
import type { UnsuitedChoice } from "../../domain/menu/dietaryAnswer.ts";
import type { DietaryChoices, DietaryFit, EntryFit, Menu } from "../../domain/menu/menu.ts";
import type { Cents } from "../../domain/money/cents.ts";
import type { Store } from "../../domain/store/store.ts";
import type { StoreState } from "../../domain/store/storeState.ts";
import type { StoreText } from "../../domain/store/storeTexts.ts";
import type { MenuCard, MenuSection } from "../../state/menu/menu.atoms.ts";
import type { Overlay } from "../../state/overlay/overlay.atoms.ts";
import type { Translate } from "../../views/translate.ts";

export interface CardPlusProps {
  readonly card: MenuCard;
  /** Returns how many times the plus was pressed before this component loaded. Only the first call returns them. */
  readonly takeEarlyPresses: () => number;
}

/** What a card shows with the menu's price. */
export interface PriceFacts {
  /** The product's lowest possible price. Null if the menu's price is the one that its dialog starts with. */
  readonly from: Cents | null;
  /** The diner's dietary choices that the product doesn't suit or says nothing about. */
  readonly unsuited: readonly UnsuitedChoice[];
}

export type CardPriceView = (props: {
  readonly translate: Translate;
  readonly card: Pick<MenuCard, "entry" | "product">;
  readonly facts: PriceFacts;
}) => ReactNode;

/** Returns the sections that match a query, the best first. Null if there is nothing to search for. */
export type MenuSearch = (query: string) => readonly MenuSection[] | null;

export type PrepareMenuSearch = (
  sections: readonly MenuSection[],
  cards: ReadonlyMap<string, MenuCard>,
  groups: Menu["groups"],
  inChinese: StoreText,
) => MenuSearch;

export interface ResultWordsProps {
  /** The searched words. Null without a search. */
  readonly words: string | null;
  readonly total: number;
}

export interface NothingFoundProps {
  /** The searched words. Null without a search. */
  readonly words: string | null;
  readonly onClear: () => void;
}

/** What a menu's dietary signs depend on. The same object while it doesn't change. */
export interface CardDietary {
  readonly offered: DietaryChoices;
  readonly asked: DietaryFit;
}

/** Props that all cards of a menu share. */
export interface SharedByCards {
  /** Whether cards have a "+": not while the store takes no orders. */
  readonly hasPlus: boolean;
  /** Null until the texts of its signs have loaded. */
  readonly dietary: CardDietary | null;
  readonly extras: MenuExtras | null;
  readonly open: (overlay: Overlay) => void;
}

export interface SectionProps extends SharedByCards {
  /** How many characters of a description fit on a card with a photo. */
  readonly room: number;
  readonly section: MenuSection;
  /** How many of the section's cards are rendered. */
  readonly drawn: number;
  /** The height of all of the section's cards. */
  readonly cardsPx: number;
}

export interface StaticSectionsProps {
  /** The sections far down a long menu. */
  readonly sections: readonly SectionProps[];
  /** If set, sections that were shown before stay in the page, hidden. */
  readonly keepsLeft: boolean;
}

export interface ReceiveProps {
  readonly store: Store;
  readonly state: StoreState;
}

/** Undefined until it is known. Null if there is nothing to choose. */
export type LiveChoice = ModeChoice | null | undefined;

export interface RailSkipProps {
  /** The rail's title. */
  readonly title: string;
}

/** The parts of a menu that load after its first paint, into places reserved for them (`features/menu-extras`). */
export interface MenuExtras {
  readonly CardPlus: ComponentType<CardPlusProps>;
  /** R81: adds a card's product, or opens it. Returns null if it opens. */
  readonly addAtOnceAtom: WritableAtom<null, [key: string, quantity?: number], Promise<ChangedCart | TooMany | null>>;
  readonly CardPrice: ComponentType<{ readonly card: MenuCard }>;
  readonly DishPlate: ComponentType<{ readonly name: string; readonly section?: string | undefined }>;
  readonly dietaryMarks: (translate: Translate, fit: EntryFit, dietary: CardDietary | null) => readonly ReactNode[];
  readonly StaticSections: ComponentType<StaticSectionsProps>;
  readonly ReceiveLine: ComponentType<ReceiveProps>;
  readonly ReceiveFacts: ComponentType<ReceiveProps>;
  /** The ways to receive an order, once they can be chosen. */
  readonly modeChoiceAtom: WritableAtom<LiveChoice, [OrderMode], void>;
  /** A way past a rail for who uses the keyboard. */
  readonly RailSkip: ComponentType<RailSkipProps>;
  readonly ResultText: ComponentType<ResultWordsProps>;
  readonly NothingFound: ComponentType<NothingFoundProps>;
  /** The sentences of the law, under the last section. */
  readonly MenuFoot: ComponentType;
  /** Buttons that scroll the strip of categories. */
  readonly StripArrows: ComponentType<{ readonly stripRef: RefObject<HTMLElement | null> }>;
  /** Brings the current category into sight. */
  readonly showCurrent: (strip: HTMLElement) => void;
  readonly searchMenu: PrepareMenuSearch;
  /** Tells which products pass the dietary filter. */
  readonly isShownAtom: Atom<(fit: EntryFit, chosen: DietaryFit) => boolean>;
  /** Reports at each scroll which section has reached a line below the bar, until it is stopped. */
  readonly watchSections: (
    sections: readonly HTMLElement[],
    linePx: number,
    onTop: (section: HTMLElement) => void,
  ) => () => void;
  /** Scrolls smoothly to a section in half a second. Without this function, the menu jumps. */
  readonly scrollToElement: (element: Element, offsetPx: number, onEnd: () => void) => () => void;
}

/** Null until it has loaded. */
export const menuExtrasAtom = atom<MenuExtras | null>(null);

/** Whether the page contains more of a menu than can be removed without a delay that the diner notices. */
export const isLongMenuThereAtom = atom(false);

/** Whether the first attempt to load it failed. Everything that can be shown without it is then shown. */
export const areMenuExtrasLostAtom = atom(false);

/** What a member's points are good for. Null for guests, who need none of its code. */
export const memberRewardAtom = atom<ReactNode>(null);

/** Offers a member their last order again, below a phone's menu or in the empty cart beside it. Null for guests. */
export const orderAgainPartAtom = atom<ReactNode>(null);
