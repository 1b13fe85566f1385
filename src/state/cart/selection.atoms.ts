import { atom } from "jotai";
import type { VenueSelection } from "../../domain/cart/venueSelection.ts";

/** R75: a venue is being chosen for the order, or has been. Null: the order goes to the store that is shown. */
export const selectionAtom = atom<VenueSelection | null>(null);

/** Begins to choose one. Null where nobody has to, or somebody does already. */
export const beginSelectionAtom = atom<{ readonly begin: () => void } | null>(null);
