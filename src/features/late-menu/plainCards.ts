import type { ReactNode } from "react";
import { isSameData } from "../../domain/isSameData.ts";
import type { PriceFacts } from "../../parts/late-menu/lateMenu.atoms.ts";
import type { MenuCard } from "../../state/menu/menu.atoms.ts";
import { focusedElement } from "../../ui/focusedElement.ts";
import { drawInto } from "../../views/drawInto.ts";

/** What a card is drawn by: it stays as it is while all of it does. */
export interface PlainCard {
  readonly card: MenuCard;
  readonly facts: PriceFacts;
  /** What all cards share, the same object while it says the same. */
  readonly shared: object;
  readonly failedSrc: string | null;
}

export interface DrawnCard extends PlainCard {
  readonly item: HTMLLIElement;
}

function isSame(one: PlainCard, other: PlainCard): boolean {
  return (
    one.card === other.card &&
    one.shared === other.shared &&
    one.failedSrc === other.failedSrc &&
    one.facts.from === other.facts.from &&
    // Mostly the same empty list.
    (one.facts.unsuited === other.facts.unsuited || isSameData(one.facts.unsuited, other.facts.unsuited))
  );
}

/** In the place of what it was: who stood on it by the keyboard stands on it again. */
function draw(item: HTMLLIElement, picture: ReactNode): void {
  const focused = focusedElement(item);
  const hasFocus = focused !== null && item.contains(focused);
  const photos: (() => void)[] = [];
  item.replaceChildren();
  drawInto(item, picture, photos);
  for (const show of photos) show();
  if (hasFocus) item.querySelector("button")?.focus({ preventScroll: true });
}

/** Makes the list show these cards, in their order. Of those that it shows already it touches only what has changed. */
export function drawPlainCards(
  list: Element,
  before: ReadonlyMap<string, DrawnCard>,
  wanted: readonly PlainCard[],
  pictureOf: (card: PlainCard) => ReactNode,
): ReadonlyMap<string, DrawnCard> {
  const now = new Map<string, DrawnCard>();
  const keys = new Set(wanted.map(({ card }) => card.key));
  // First, so that none of the others moves: what is moved loses the focus.
  for (const [key, { item }] of before) if (!keys.has(key)) item.remove();
  for (const [at, plain] of wanted.entries()) {
    const known = before.get(plain.card.key);
    const item = known?.item ?? document.createElement("li");
    if (list.children[at] !== item) list.insertBefore(item, list.children[at] ?? null);
    if (!known || !isSame(known, plain)) draw(item, pictureOf(plain));
    now.set(plain.card.key, known && isSame(known, plain) ? known : { ...plain, item });
  }
  return now;
}
