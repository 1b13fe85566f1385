import type { Cents } from "../money/cents.ts";
import { initialSelection } from "./initialSelection.ts";
import type { Menu, MenuEntry, Product } from "./menu.ts";
import { choicesOf, type Selection } from "./selection.ts";
import { offerChoices, selectionProblems } from "./selectionOffer.ts";
import { priceUnit } from "./selectionPrice.ts";

/** How a card's product can be added to the cart. */
export interface QuickAddOffer {
  /** R81: the selection that one tap on "+" adds. Null if the diner must choose first, or the product is sold out. */
  readonly atOnce: Selection | null;
  /** The price that the dialog opens with, if it isn't the menu's: a card never promises less than the next screen. */
  readonly from: Cents | null;
}

/** Preselected choices that cost nothing don't count as required choices (R81). */
export function quickAddOffer(product: Product, { price }: Pick<MenuEntry, "price">, menu: Menu): QuickAddOffer {
  const choices = choicesOf(product, menu);
  const selection = initialSelection(choices);
  const isWhole = selectionProblems(offerChoices(choices, selection, new Set())).length === 0;
  const opening = priceUnit(price, choices, selection);
  if (opening === price) return { atOnce: isWhole && !product.isSoldOut ? selection : null, from: null };
  return { atOnce: null, from: opening };
}
