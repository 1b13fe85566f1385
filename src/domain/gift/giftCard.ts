import type { MenuId, MenuTime, ProductId } from "../menu/menu.ts";
import type { Cents } from "../money/cents.ts";
import type { ChineseTexts } from "../store/storeTexts.ts";

/** The menu's special category for gift cards, and the category in the order (R72). */
export const giftCategoryId = "SCTypeGiftcard";

/** A gift card as the store sells it. */
export interface GiftCard {
  readonly productId: ProductId;
  readonly name: string;
  readonly description: string;
  readonly photo: string | null;
  /** The same photo in a larger size. */
  readonly largePhoto: string | null;
  /** What a crop of either keeps. */
  readonly photoFocus: string | null;
  readonly price: Cents;
  readonly taxRate: number;
}

/** The gift cards that a menu sells. */
export interface GiftMenu {
  readonly id: MenuId;
  readonly times: readonly MenuTime[];
  readonly cards: readonly GiftCard[];
  readonly texts: ChineseTexts;
}
