import type { ReactNode } from "react";
import { isSameData } from "../../../domain/isSameData.ts";
import type { PriceFacts } from "../../../parts/menu-extras/menuExtras.atoms.ts";
import type { MenuCard } from "../../../state/menu/menu.atoms.ts";
import { focusedElement } from "../../../ui/focusedElement.ts";
import { drawInto } from "../../../views/drawInto.ts";

/** Everything that a card is rendered from. The card isn't rendered again while these are the same. */
export interface StaticCard {
  readonly card: MenuCard;
  readonly facts: PriceFacts;
  /** The values that all cards share: the same object while they are the same. */
  readonly shared: object;
  readonly failedSrc: string | null;
  readonly isHero: boolean;
}

export interface DrawnCard extends StaticCard {
  readonly item: HTMLLIElement;
}

function isSame(one: StaticCard, other: StaticCard): boolean {
  return (
    one.card === other.card &&
    one.shared === other.shared &&
    one.failedSrc === other.failedSrc &&
    one.isHero === other.isHero &&
    one.facts.from === other.facts.from &&
    // Usually the same empty list.
    (one.facts.unsuited === other.facts.unsuited || isSameData(one.facts.unsuited, other.facts.unsuited))
  );
}

/** Replaces a card's content. If the card had the keyboard focus, its button gets it again. */
function draw(item: HTMLLIElement, picture: ReactNode): void {
  const focused = focusedElement(item);
  const hasFocus = focused !== null && item.contains(focused);
  const photos: (() => void)[] = [];
  item.replaceChildren();
  drawInto(item, picture, photos);
  for (const show of photos) show();
  if (hasFocus) item.querySelector("button")?.focus({ preventScroll: true });
}

/** Makes the list show these cards in their order. Of cards that are already shown, renders only those that changed. */
export function drawStaticCards(
  list: Element,
  before: ReadonlyMap<string, DrawnCard>,
  cards: readonly StaticCard[],
  pictureOf: (card: StaticCard) => ReactNode,
): ReadonlyMap<string, DrawnCard> {
  const now = new Map<string, DrawnCard>();
  const keys = new Set(cards.map(({ card }) => card.key));
  // Removes old cards first, so that no other card moves: a moved element loses the focus.
  for (const [key, { item }] of before) if (!keys.has(key)) item.remove();
  for (const [at, plain] of cards.entries()) {
    const previous = before.get(plain.card.key);
    const item = previous?.item ?? document.createElement("li");
    if (list.children[at] !== item) list.insertBefore(item, list.children[at] ?? null);
    if (!previous || !isSame(previous, plain)) draw(item, pictureOf(plain));
    now.set(plain.card.key, previous && isSame(previous, plain) ? previous : { ...plain, item });
  }
  return now;
}
