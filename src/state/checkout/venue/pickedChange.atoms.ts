import { atom } from "jotai";
import { type RematchChange, rematchChange } from "../../../domain/cart/rematchChange.ts";
import { copyOf } from "../../../domain/cart/venueSelection.ts";
import type { OrderMode } from "../../../domain/fulfilment/orderMode.ts";
import { cartOfAtom } from "../../cart/cart.atoms.ts";
import { isCartMenuAwaitedAtom } from "../../cart/cartMenuAwaited.atoms.ts";
import { selectionAtom } from "../../cart/selection.atoms.ts";
import { modeAtom, shownModesAtom } from "../../fulfilment/mode.atoms.ts";
import { pickedTimeAtom } from "../../fulfilment/pickedTime.atoms.ts";
import { orderServicesAtom } from "../../services.atoms.ts";
import { storeAtom } from "../../store/store.atoms.ts";

/** What the diner should know about the venue that they have picked for their order (R75). */
export interface PickedChange {
  readonly lines: readonly RematchChange[];
  /** No line could be matched, because the venue has no menu. */
  readonly isMenuMissing: boolean;
  /** The first store's coupon code, which doesn't count in another store. */
  readonly code: string | null;
  /** The order mode that was chosen last, if the venue doesn't offer it. */
  readonly mode: OrderMode | null;
  /** A time was chosen in another store, so a new one is asked for. */
  readonly isTimeAskedAgain: boolean;
}

/** Null if no venue was picked, or if it isn't the shown store. */
export const pickedChangeAtom = atom((get): PickedChange | null => {
  const selection = get(selectionAtom);
  const store = get(storeAtom);
  if (!selection || store.kind !== "ready" || selection.picked !== store.value.id) return null;
  const { orderMemory } = get(orderServicesAtom);
  const picked = copyOf(selection);
  const chosen = orderMemory.get("orderMode");
  // Once the diner chooses another mode there, this is no longer news.
  const mode = chosen !== null && chosen !== get(modeAtom) && !get(shownModesAtom).includes(chosen) ? chosen : null;
  const slot = orderMemory.get("pickedTime");
  const isTimeAskedAgain = get(pickedTimeAtom) === null && slot !== null && slot.storeId !== selection.picked;
  if (picked === null) return { lines: [], isMenuMissing: false, code: null, mode, isTimeAskedAgain };
  const [home, copy] = [get(cartOfAtom)(selection.home), get(cartOfAtom)(picked)];
  const isMenuMissing = home.lines.length > 0 && copy.lines.length === 0 && !get(isCartMenuAwaitedAtom);
  const codes = orderMemory.get("coupons") ?? {};
  return {
    lines: rematchChange(home, copy),
    isMenuMissing,
    code: codes[selection.home] ?? null,
    mode,
    isTimeAskedAgain,
  };
});
