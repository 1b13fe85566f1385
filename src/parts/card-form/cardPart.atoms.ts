import { atom } from "jotai";
import type { ComponentType } from "react";
import type { Cents } from "../../domain/money/cents.ts";
import { hasCardFieldsAtom } from "../../state/host/host.atoms.ts";

export interface CardPartProps {
  /** What is paid with the card; 0 if it is only stored. */
  readonly total: Cents;
}

type Source = "form" | "fields";

/** R105: where a new card is typed. A shop loads only the one that it needs. */
export const cardSourceAtom = atom((get): Source => (get(hasCardFieldsAtom) ? "fields" : "form"));

/** Those that are loaded. */
export const cardPartsAtom = atom<Partial<Readonly<Record<Source, ComponentType<CardPartProps>>>>>({});

export const addCardPartAtom = atom(null, (get, set, source: Source, part: ComponentType<CardPartProps>) =>
  set(cardPartsAtom, { ...get(cardPartsAtom), [source]: part }),
);

/** Set as soon as a card's part is drawn, if it wasn't loaded ahead. */
export const isCardPartWantedAtom = atom(false);
