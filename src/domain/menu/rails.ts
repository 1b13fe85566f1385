import { mostInRail } from "../customer/orderedDishes.ts";
import { hasPhotos } from "./cardStyle.ts";
import type { Product, ProductId } from "./menu.ts";

interface Railed {
  readonly product: Pick<Product, "id" | "ribbon" | "isSoldOut" | "photo">;
}

/** A row of dishes above the menu, as a shortcut: dishes that were ordered on this device before, or popular ones. */
export interface Rail<Card> {
  readonly kind: "again" | "popular";
  /** Never empty. No card is sold out. */
  readonly cards: readonly Card[];
  /** A card without a photo then has a drawing in its place. Otherwise all cards are low ones with text only. */
  readonly hasPhotos: boolean;
}

/** A diner who ordered a dish looks for that one; popular dishes are a choice, and two aren't much of one. */
const fewestCards: Readonly<Record<Rail<unknown>["kind"], number>> = { again: 1, popular: 3 };

/** The first cards of a section that a rail of popular dishes doesn't repeat: they are in sight below it. */
const leadCards = 2;

/**
 * The first rail is shown above the first section, the second one below it. What was ordered before is listed whatever
 * it is; what is popular only if it suits the diner.
 */
export function railsOf<Card extends Railed>(
  sections: readonly (readonly Card[])[],
  ordered: readonly ProductId[],
  isSuited: (card: Card) => boolean,
): readonly Rail<Card>[] {
  // A product that is listed twice occurs once, at its first place.
  const dishes = new Map<ProductId, Card>();
  for (const card of sections.flat()) {
    if (!card.product.isSoldOut && !dishes.has(card.product.id)) dishes.set(card.product.id, card);
  }
  const again = ordered.flatMap((id) => dishes.get(id) ?? []);
  const below = sections[again.length > 0 ? 1 : 0]?.slice(0, leadCards).map(({ product }) => product.id) ?? [];
  const hasPictures = sections.some((cards) => hasPhotos(cards.map(({ product }) => product)));
  const popular = [...dishes.values()].filter(
    (card) => card.product.ribbon === "popular" && isSuited(card) && !below.includes(card.product.id),
  );
  const kinds = { again, popular } as const;
  return (["again", "popular"] as const)
    .filter((kind) => kinds[kind].length >= fewestCards[kind])
    .map((kind) => railOf(kind, kinds[kind]))
    .filter((rail) => rail.kind === "again" || rail.hasPhotos || !hasPictures);
}

/**
 * Popular dishes without a photo give way if enough others have one. What was ordered before is always listed: if most
 * have a photo, those without one come last. Any other rail is in words: a popular one only in a menu of words, because
 * above photos it would look like empty boxes.
 */
function railOf<Card extends Railed>(kind: Rail<Card>["kind"], cards: readonly Card[]): Rail<Card> {
  const photos = cards.filter(({ product }) => product.photo !== null);
  const others = kind === "again" ? cards.filter(({ product }) => product.photo === null) : [];
  const isPictured =
    kind === "again" ? hasPhotos(cards.map(({ product }) => product)) : photos.length >= fewestCards.popular;
  const listed = isPictured ? [...photos, ...others] : cards;
  return { kind, cards: listed.slice(0, mostInRail), hasPhotos: isPictured };
}
