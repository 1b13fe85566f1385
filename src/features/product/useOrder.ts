import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import type { CartLine } from "../../domain/cart/cart.ts";
import { roomFor } from "../../domain/cart/limits.ts";
import { selectionOf } from "../../domain/cart/lineFrom.ts";
import type { Menu } from "../../domain/menu/menu.ts";
import { type SelectionState, useSelection } from "../../parts/modifiers/useSelection.ts";
import { addToCartAtom, changeLineAtom } from "../../state/cart/cart.actions.ts";
import { cartAtom } from "../../state/cart/cart.atoms.ts";
import type { MenuCard } from "../../state/menu/menu.atoms.ts";

export interface OrderInput {
  readonly card: MenuCard;
  readonly menu: Menu;
  /** The line of the cart that is changed; null where one is added. */
  readonly line: CartLine | null;
}

export interface Order extends SelectionState {
  readonly quantity: number;
  readonly setQuantity: (quantity: number) => void;
  readonly note: string;
  readonly setNote: (note: string) => void;
  /** Whether the cart may hold so many more (R40). */
  readonly isTooMany: boolean;
  /** Puts it into the cart. Answers whether it is there. */
  readonly put: () => boolean;
}

/** What a diner wants of one product, on its way into the cart. */
export function useOrder({ card, menu, line }: OrderInput): Order {
  const { product } = card;
  const [start] = useState(() => line && selectionOf(line.modifiers));
  const picked = useSelection(product, menu, start);
  const [quantity, setQuantity] = useState(line?.quantity ?? 1);
  const [note, setNote] = useState(line?.note ?? "");
  const room = roomFor(useAtomValue(cartAtom), product.id, line?.id ?? null);
  const add = useSetAtom(addToCartAtom);
  const change = useSetAtom(changeLineAtom);
  const put = () => {
    const wish = { listed: card, menu, selection: picked.selection, quantity, note };
    const answer = line ? change({ lineId: line.id, wish }) : add(wish);
    return answer.kind === "changed";
  };
  return { ...picked, quantity, setQuantity, note, setNote, isTooMany: quantity > room, put };
}
