import type { LineId } from "../cart/cart.ts";
import { mostOfOneProduct } from "../cart/limits.ts";
import type { ProductId } from "../menu/menu.ts";
import { type Instant, instant } from "../time/instant.ts";
import type { GiftCard } from "./giftCard.ts";
import type { GiftMessage } from "./giftMessage.ts";

/** Gift cards of one kind for one recipient, sent in one mail. */
export interface GiftLine {
  readonly id: LineId;
  readonly card: GiftCard;
  readonly quantity: number;
  readonly giving: GiftMessage;
  readonly addedAt: Instant;
}

function isSameGiftMessage(one: GiftMessage, other: GiftMessage): boolean {
  return one.to === other.to && one.email === other.email && one.from === other.from && one.message === other.message;
}

/** R71: the product and everything in the mail must be equal: recipient, sender and message. */
export function isSameGift(one: Pick<GiftLine, "card" | "giving">, other: typeof one): boolean {
  return one.card.productId === other.card.productId && isSameGiftMessage(one.giving, other.giving);
}

export interface GiftCart {
  readonly lines: readonly GiftLine[];
}

export const emptyGiftCart: GiftCart = { lines: [] };

/** R71: more than 20 of one card. `room` is how many more could be added. */
export interface TooManyGifts {
  readonly kind: "too-many";
  readonly room: number;
}

export interface ChangedGifts {
  readonly kind: "changed";
  readonly cart: GiftCart;
}

/** How many more of a card can be added. `except` is the line that is being changed. */
export function giftRoom({ lines }: GiftCart, productId: ProductId, except: LineId | null = null): number {
  const taken = lines
    .filter(({ id, card }) => card.productId === productId && id !== except)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.max(0, mostOfOneProduct - taken);
}

/** Merges two equal lines. The card's data comes from `line`, the time from the newer of the two. */
function merged(known: GiftLine, line: GiftLine): GiftLine {
  const addedAt = instant(Math.max(known.addedAt, line.addedAt));
  return { ...line, id: known.id, quantity: known.quantity + line.quantity, addedAt };
}

function withLine(lines: readonly GiftLine[], line: GiftLine): readonly GiftLine[] {
  const twin = lines.find((known) => isSameGift(known, line));
  return twin ? lines.map((known) => (known === twin ? merged(twin, line) : known)) : [...lines, line];
}

/** Adds the lines of one card, one line per recipient. Adds all of them or none. */
export function addGifts(cart: GiftCart, added: readonly GiftLine[]): ChangedGifts | TooManyGifts {
  const [first] = added;
  if (!first) return { kind: "changed", cart };
  const room = giftRoom(cart, first.card.productId);
  const wanted = added.reduce((sum, { quantity }) => sum + quantity, 0);
  return wanted > room
    ? { kind: "too-many", room }
    : { kind: "changed", cart: { lines: added.reduce(withLine, cart.lines) } };
}

/** Builds a valid cart from stored or received lines: merges equal lines and limits each card's quantity. */
export function giftCartOf(lines: readonly GiftLine[]): GiftCart {
  return lines.reduce((cart, line) => {
    const quantity = Math.min(line.quantity, giftRoom(cart, line.card.productId));
    const isKnown = cart.lines.some(({ id }) => id === line.id);
    return quantity === 0 || isKnown ? cart : { lines: withLine(cart.lines, { ...line, quantity }) };
  }, emptyGiftCart);
}

/**
 * An edited line keeps its place and age. If the line was removed in the meantime, it is added again, because the diner
 * has just asked for it.
 */
export function editGift(cart: GiftCart, lineId: LineId, edited: GiftLine): ChangedGifts | TooManyGifts {
  const before = cart.lines.find(({ id }) => id === lineId);
  if (!before) return addGifts(cart, [edited]);
  const room = giftRoom(cart, edited.card.productId, lineId);
  if (edited.quantity > room) return { kind: "too-many", room };
  const line = { ...edited, id: lineId, addedAt: before.addedAt };
  const twin = cart.lines.find((known) => known !== before && isSameGift(known, line));
  const whole = twin ? { ...merged(twin, line), id: lineId } : line;
  const lines = cart.lines.filter((known) => known !== twin).map((known) => (known === before ? whole : known));
  return { kind: "changed", cart: { lines } };
}

/** 0 removes the line. */
export function setGiftQuantity(cart: GiftCart, lineId: LineId, quantity: number): ChangedGifts | TooManyGifts {
  const line = cart.lines.find(({ id }) => id === lineId);
  if (!line || quantity <= 0) {
    return { kind: "changed", cart: { lines: cart.lines.filter(({ id }) => id !== lineId) } };
  }
  return editGift(cart, lineId, { ...line, quantity });
}

/** R71: 10 hours. */
const giftLifeMs = 10 * 3_600_000;

/** R71: removes each line ten hours after it was added. Returns the same object if there are none. */
export function expireGifts(cart: GiftCart, now: Instant): GiftCart {
  const lines = cart.lines.filter(({ addedAt }) => now - addedAt < giftLifeMs);
  return lines.length === cart.lines.length ? cart : { lines };
}
