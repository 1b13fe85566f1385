import { atom } from "jotai";
import type { ComponentType } from "react";
import type { Store } from "../../domain/store/store.ts";
import type { StoreState } from "../../domain/store/storeState.ts";
import type { MenuCard } from "../../state/menu/menu.atoms.ts";

export interface CardPlusProps {
  readonly card: MenuCard;
  /** Before it came: that press is obeyed now. */
  readonly wasPressed: boolean;
}

/** What stands on a menu and comes after its first paint, into places that are kept for it (`features/late-menu`). */
export interface LateMenu {
  readonly CardPlus: ComponentType<CardPlusProps>;
  readonly CardPrice: ComponentType<{ readonly card: MenuCard }>;
  readonly ReceiveLine: ComponentType<{ readonly store: Store; readonly state: StoreState }>;
}

/** Null until it has come. */
export const lateMenuAtom = atom<LateMenu | null>(null);
