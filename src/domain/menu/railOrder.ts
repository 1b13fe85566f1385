import type { Product } from "./menu.ts";
import { fewestCards, type Rail } from "./rails.ts";

/**
 * The cards of a rail as they are shown: those with a photo first. Popular ones without a photo give way if enough others
 * have one; what was ordered before is always listed.
 */
export function railOrder<Card extends { readonly product: Pick<Product, "photo"> }>({
  kind,
  cards,
}: Rail<Card>): readonly Card[] {
  const photos = cards.filter(({ product }) => product.photo !== null);
  if (kind === "popular" && photos.length >= fewestCards.popular) return photos;
  return [...photos, ...cards.filter(({ product }) => product.photo === null)];
}
