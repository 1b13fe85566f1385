import { atom, type Getter, type Setter } from "jotai";
import { addLine, type ChangedCart, type TooMany } from "../../domain/cart/addLine.ts";
import type { Cart, CartLine, LineId, MealAddOn, Redemption } from "../../domain/cart/cart.ts";
import { changeLine, removeLine, setQuantity } from "../../domain/cart/changeCart.ts";
import { droppedAddOns } from "../../domain/cart/fittingAddOns.ts";
import { lineFrom } from "../../domain/cart/lineFrom.ts";
import type { ListedProduct } from "../../domain/menu/listedProducts.ts";
import type { Menu } from "../../domain/menu/menu.ts";
import type { Selection } from "../../domain/menu/selection.ts";
import type { MenuCard } from "../menu/menu.atoms.ts";
import { servicesAtom } from "../services.atoms.ts";
import { type CartEvent, cartAtom, saveCartAtom } from "./cart.atoms.ts";
import { noticeCartAtom } from "./cartNotices.atoms.ts";
import { emitCartChange, emitItems } from "./emitItems.ts";

/** A product with the diner's choices. */
export interface CartLineInput {
  readonly listed: ListedProduct;
  readonly menu: Menu;
  readonly selection: Selection;
  readonly quantity: number;
  readonly note: string;
  readonly redemption: Redemption | null;
  readonly mealAddOns: readonly MealAddOn[];
}

function freshLineId(cart: Cart, now: number): LineId {
  const taken = new Set(cart.lines.map(({ id }) => id));
  let count = 0;
  while (taken.has(`${now}.${count}`)) count += 1;
  return `${now}.${count}`;
}

export function lineOf(get: Getter, { listed, menu, ...input }: CartLineInput): CartLine {
  const now = get(servicesAtom).clock.now();
  return lineFrom(listed, menu, { ...input, id: freshLineId(get(cartAtom), now), now });
}

/** A change by the diner, which is announced to the host page (R83). */
function change(get: Getter, set: Setter, cart: Cart, event: CartEvent): void {
  const before = get(cartAtom);
  set(saveCartAtom, { cart, event });
  emitCartChange(get, before);
}

export const addToCartAtom = atom(null, (get, set, input: CartLineInput): ChangedCart | TooMany => {
  const line = lineOf(get, input);
  const answer = addLine(get(cartAtom), line);
  if (answer.kind === "changed") change(get, set, answer.cart, { kind: "added", name: line.name });
  return answer;
});

interface LineEdit {
  readonly lineId: LineId;
  readonly input: CartLineInput;
}

export const changeLineAtom = atom(null, (get, set, { lineId, input }: LineEdit): ChangedCart | TooMany => {
  const answer = changeLine(get(cartAtom), lineId, lineOf(get, input));
  if (answer.kind === "changed") change(get, set, answer.cart, { kind: "changed" });
  return answer;
});

interface QuantityChange {
  readonly lineId: LineId;
  readonly quantity: number;
}

export const setQuantityAtom = atom(null, (get, set, { lineId, quantity }: QuantityChange): ChangedCart | TooMany => {
  const before = get(cartAtom);
  const answer = setQuantity(before, lineId, quantity);
  if (answer.kind !== "changed") return answer;
  change(get, set, answer.cart, { kind: "changed" });
  const line = before.lines.find(({ id }) => id === lineId);
  const out = line ? droppedAddOns(line, answer.cart) : [];
  set(
    noticeCartAtom,
    out.map(({ name }) => ({ kind: "host-fewer", name })),
  );
  return answer;
});

export const removeLineAtom = atom(null, (get, set, lineId: LineId) => {
  const cart = get(cartAtom);
  const line = cart.lines.find(({ id }) => id === lineId);
  if (!line) return;
  change(get, set, removeLine(cart, lineId), { kind: "removed", name: line.name });
});

/** Announces that a dish's dialog was opened (R83). */
export const viewItemAtom = atom(null, (get, _set, { category, entry, product }: MenuCard) => {
  const { name, price } = entry;
  emitItems(get, "view-item", [{ id: product.id, name, category: category.name, price, quantity: 1 }]);
});
