import { atom, type Getter, type Setter } from "jotai";
import type { LineId } from "../../domain/cart/cart.ts";
import type { GiftCard } from "../../domain/gift/giftCard.ts";
import {
  addGifts,
  type ChangedGifts,
  editGift,
  type GiftCart,
  type GiftLine,
  setGiftQuantity,
  type TooManyGifts,
} from "../../domain/gift/giftCart.ts";
import { giftChange, giftItem } from "../../domain/gift/giftItems.ts";
import type { GiftMessage } from "../../domain/gift/giftMessage.ts";
import { cartStoreIdAtom } from "../cart/cart.atoms.ts";
import { emitItems } from "../cart/emitItems.ts";
import { servicesAtom } from "../services.atoms.ts";
import { type GiftCartEvent, giftCartAtom, giftCartEventAtom, saveGiftCartAtom } from "./giftCart.atoms.ts";
import { lastRemovedGiftAtom, shownRemovedGiftAtom } from "./removedGift.atoms.ts";

/** One gift card, as chosen in the dialog. */
export interface GiftLineInput {
  readonly card: GiftCard;
  readonly quantity: number;
  readonly giving: GiftMessage;
}

/** A gift card for several recipients. Each recipient gets this quantity. */
export interface GiftLinesInput extends Omit<GiftLineInput, "giving"> {
  readonly givings: readonly GiftMessage[];
}

type Answer = ChangedGifts | TooManyGifts;

/** Creates a line for each input, with an id that the cart doesn't have yet. */
function freshLines(get: Getter, inputs: readonly GiftLineInput[]): readonly GiftLine[] {
  const now = get(servicesAtom).clock.now();
  const taken = new Set<LineId>(get(giftCartAtom).lines.map(({ id }) => id));
  let count = 0;
  return inputs.map((input) => {
    while (taken.has(`${now}.${count}`)) count += 1;
    taken.add(`${now}.${count}`);
    return { id: `${now}.${count}`, ...input, addedAt: now };
  });
}

function tellChange(get: Getter, before: GiftCart): void {
  const { added, removed } = giftChange(before, get(giftCartAtom));
  emitItems(get, "remove-from-cart", removed);
  emitItems(get, "add-to-cart", added);
}

/** A change by the buyer, which is announced to the host page (R83). */
function change(get: Getter, set: Setter, answer: Answer, event: GiftCartEvent = { kind: "changed" }): Answer {
  const storeId = get(cartStoreIdAtom);
  if (answer.kind === "too-many" || storeId === null) return answer;
  const before = get(giftCartAtom);
  set(saveGiftCartAtom, storeId, answer.cart);
  set(giftCartEventAtom, event);
  tellChange(get, before);
  return answer;
}

/** Adds one line for each recipient: all of them, or none if there isn't room for all. */
export const addGiftsAtom = atom(null, (get, set, { givings, ...input }: GiftLinesInput): Answer => {
  const fresh = freshLines(
    get,
    givings.map((giving) => ({ ...input, giving })),
  );
  return change(get, set, addGifts(get(giftCartAtom), fresh), { kind: "added", name: input.card.name });
});

export const editGiftAtom = atom(null, (get, set, lineId: LineId, input: GiftLineInput): Answer => {
  const { clock } = get(servicesAtom);
  const edited = { ...input, id: lineId, addedAt: clock.now() };
  return change(get, set, editGift(get(giftCartAtom), lineId, edited));
});

/** 0 removes the line. */
export const setGiftQuantityAtom = atom(
  null,
  (get, set, lineId: LineId, quantity: number): Answer =>
    change(get, set, setGiftQuantity(get(giftCartAtom), lineId, quantity)),
);

export const removeGiftAtom = atom(null, (get, set, lineId: LineId) => {
  const before = get(giftCartAtom);
  const line = before.lines.find(({ id }) => id === lineId);
  if (!line) return;
  const cart = { lines: before.lines.filter((each) => each !== line) };
  change(get, set, { kind: "changed", cart }, { kind: "removed", name: line.card.name });
  set(lastRemovedGiftAtom, { line, before, after: get(giftCartAtom).lines });
});

/** Undoes the last removal. */
export const undoRemoveGiftAtom = atom(null, (get, set) => {
  const removal = get(shownRemovedGiftAtom);
  if (removal) change(get, set, { kind: "changed", cart: removal.before });
});

export const dismissRemovedGiftAtom = atom(null, (_get, set) => set(lastRemovedGiftAtom, null));

/** Announces that a gift card's dialog was opened (R83). */
export const viewGiftAtom = atom(null, (get, _set, card: GiftCard) => {
  emitItems(get, "view-item", [giftItem({ card, quantity: 1 })]);
});
