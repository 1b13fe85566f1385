import type { Product, ProductId } from "./menu.ts";

interface Railed {
  readonly product: Pick<Product, "id" | "ribbon" | "isSoldOut">;
}

/** Dishes of the menu once more, as a shortcut: what was ordered on this device before, or what is popular. */
export interface Rail<Card> {
  readonly kind: "again" | "popular";
  /** At least one; none is sold out. */
  readonly cards: readonly Card[];
}

/** What is popular is a choice of three or more; one dish is enough to order it again. The first one leads the menu. */
export function railsOf<Card extends Railed>(
  shown: readonly Card[],
  ordered: readonly ProductId[],
): readonly Rail<Card>[] {
  // A product that is listed twice comes once, as it is listed first.
  const dishes = new Map<ProductId, Card>();
  for (const card of shown) {
    if (!card.product.isSoldOut && !dishes.has(card.product.id)) dishes.set(card.product.id, card);
  }
  const rails: readonly Rail<Card>[] = [
    { kind: "again", cards: ordered.flatMap((id) => dishes.get(id) ?? []) },
    { kind: "popular", cards: [...dishes.values()].filter(({ product }) => product.ribbon === "popular") },
  ];
  return rails.filter(({ kind, cards }) => cards[kind === "popular" ? 2 : 0]);
}
