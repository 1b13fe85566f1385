import { atom } from "jotai";
import { hasMovedOn, isSameChoice } from "../../../domain/fulfilment/chosenTime.ts";
import type { OrderMode } from "../../../domain/fulfilment/orderMode.ts";
import type { ChosenTime } from "../../../domain/fulfilment/times.ts";
import type { StoreId } from "../../../domain/store/store.ts";
import { cartStoreIdAtom } from "../../cart/cart.atoms.ts";
import { modeAtom } from "../../fulfilment/mode.atoms.ts";
import { pickedTimeAtom } from "../../fulfilment/pickedTime.atoms.ts";
import { chosenTimeAtom } from "../../fulfilment/times.atoms.ts";
import { foodPlacing } from "../goods/foodGoods.ts";

interface Shown {
  readonly mode: OrderMode;
  readonly storeId: StoreId | null;
  readonly time: ChosenTime | null;
}

const shownAtom = atom<Shown | null>(null);
const movedToAtom = atom<ChosenTime | null>(null);

/** Call it whenever the checkout shows another time. A time that moved by itself is told next to the field. */
export const trackShownTimeAtom = atom(null, (get, set) => {
  const before = get(shownAtom);
  const [mode, storeId, time] = [get(modeAtom), get(cartStoreIdAtom), get(chosenTimeAtom)];
  set(shownAtom, { mode, storeId, time });
  if (before?.mode !== mode || before.storeId !== storeId) return;
  if (!hasMovedOn(before.time, time, get(pickedTimeAtom))) return;
  set(movedToAtom, time);
  set(foodPlacing.submitResultAtom, { kind: "invalid-time", instead: time });
});

/** Call it when the checkout is left: its next visit shows the times anew. */
export const forgetShownTimeAtom = atom(null, (_get, set) => {
  set(shownAtom, null);
  set(movedToAtom, null);
});

/**
 * Whether the shown time is one that the diner hasn't picked and hasn't been asked about. Asks once: a dinner for now
 * must not become tomorrow's lunch because the list has changed while the diner typed.
 */
export const asksAboutTimeAtom = atom(null, (get, set): boolean => {
  const [movedTo, chosen] = [get(movedToAtom), get(chosenTimeAtom)];
  set(movedToAtom, null);
  return movedTo !== null && isSameChoice(movedTo, chosen) && !isSameChoice(get(pickedTimeAtom), chosen);
});
