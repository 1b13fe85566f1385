import { atom } from "jotai";
import { pointMoves } from "../../domain/order/pointMoves.ts";
import { openHistoryAtom, orderHistoryAtom, readOrdersAtom } from "./orderHistory.atoms.ts";

/** A row is one line, so more of them fit than orders. */
const rowsAtOnce = 10;

export const pointMovesAtom = atom((get) => pointMoves(get(orderHistoryAtom).orders));

/** Not every order moves points: reads on until there are so many more rows, or no more orders. */
export const readMovesAtom = atom(null, async (get, set) => {
  const wanted = get(pointMovesAtom).length + rowsAtOnce;
  do await set(readOrdersAtom, rowsAtOnce);
  while (
    get(pointMovesAtom).length < wanted &&
    get(orderHistoryAtom).reading === null &&
    !get(orderHistoryAtom).isWhole
  );
});

export const openMovesAtom = atom(null, async (get, set) => {
  await set(openHistoryAtom, rowsAtOnce);
  const { reading, isWhole } = get(orderHistoryAtom);
  if (get(pointMovesAtom).length === 0 && reading === null && !isWhole) await set(readMovesAtom);
});
