import { atom } from "jotai";
import { pointMoves } from "../../../domain/order/pastOrder.ts";
import { openHistoryAtom, orderHistoryAtom, readOrdersAtom } from "./orderHistory.atoms.ts";

/** A row is one line high, so more rows fit on the screen than orders. */
const rowsAtOnce = 10;

export const pointMovesAtom = atom((get) => pointMoves(get(orderHistoryAtom).orders));

/** Reads until there are `rowsAtOnce` more rows, or no more orders: not every order moves points. */
export const readMovesAtom = atom(null, async (get, set) => {
  const targetCount = get(pointMovesAtom).length + rowsAtOnce;
  do await set(readOrdersAtom, rowsAtOnce);
  while (
    get(pointMovesAtom).length < targetCount &&
    get(orderHistoryAtom).reading === null &&
    !get(orderHistoryAtom).isWhole
  );
});

export const openMovesAtom = atom(null, async (get, set) => {
  await set(openHistoryAtom, rowsAtOnce);
  const { reading, isWhole } = get(orderHistoryAtom);
  if (get(pointMovesAtom).length === 0 && reading === null && !isWhole) await set(readMovesAtom);
});
