import type { Product, ProductId } from "./menu.ts";

interface Railed {
  readonly product: Pick<Product, "id" | "ribbon" | "isSoldOut">;
}

/** A row of dishes above the menu, as a shortcut: dishes that were ordered on this device before, or popular ones. */
export interface Rail<Card> {
  readonly kind: "again" | "popular";
  /** Never empty. No card is sold out. */
  readonly cards: readonly Card[];
}

/** A diner who ordered a dish looks for that one; popular dishes are a choice, and two aren't much of one. */
const fewestCards: Readonly<Record<Rail<unknown>["kind"], number>> = { again: 1, popular: 3 };

/** The first rail is shown at the top of the menu. */
export function railsOf<Card extends Railed>(
  shown: readonly Card[],
  ordered: readonly ProductId[],
): readonly Rail<Card>[] {
  // A product that is listed twice occurs once, at its first place.
  const dishes = new Map<ProductId, Card>();
  for (const card of shown) {
    if (!card.product.isSoldOut && !dishes.has(card.product.id)) dishes.set(card.product.id, card);
  }
  const rails: readonly Rail<Card>[] = [
    { kind: "again", cards: ordered.flatMap((id) => dishes.get(id) ?? []) },
    { kind: "popular", cards: [...dishes.values()].filter(({ product }) => product.ribbon === "popular") },
  ];
  return rails.filter(({ kind, cards }) => cards.length >= fewestCards[kind]);
}
