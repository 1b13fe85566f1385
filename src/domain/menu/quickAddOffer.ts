import { type Cents, cents } from "../money/cents.ts";
import { initialSelection } from "./initialSelection.ts";
import type { Menu, MenuEntry, Product } from "./menu.ts";
import { allowed, type Choice, choicesOf, leastOf, mostOf, type Option, type Selection } from "./selection.ts";
import { offerChoices, selectionProblems } from "./selectionOffer.ts";
import { priceUnit } from "./selectionPrice.ts";

/** How a card's product can be added to the cart. */
export interface QuickAddOffer {
  /** R81: the selection that one tap on "+" adds. Null if the diner must choose first, or the product is sold out. */
  readonly atOnce: Selection | null;
  /** The lowest possible price, if the dialog opens with a price other than the menu's; otherwise null. */
  readonly from: Cents | null;
}

/** More than any option's maximum. */
const beyond = 1_000;

/** The lowest cost of each possible quantity of an option; empty if it is unavailable. */
function optionCosts(choice: Choice, option: Option): readonly (readonly [count: number, cost: number])[] {
  const below = leastCost(option.subChoices);
  const fewest = allowed(choice, option, [], 1);
  if (below === null || fewest === 0) return [];
  const each = option.modifier.price + below;
  const most = allowed(choice, option, [], Math.min(beyond, fewest + leastOf(choice)));
  return Array.from({ length: most - fewest + 1 }, (_, index) => [fewest + index, (fewest + index) * each]);
}

/**
 * The lowest cost of reaching a group's minimum; null if it can't be reached. `best` has the lowest cost of each total
 * so far, option by option.
 */
function groupCost(choice: Choice): number | null {
  const least = leastOf(choice);
  if (least === 0) return 0;
  let best = new Map([[0, 0]]);
  for (const option of choice.options) {
    const costs = optionCosts(choice, option);
    const next = new Map(best);
    for (const [before, paid] of best) {
      // Nothing is added once the minimum is reached, which is one in a single-choice group.
      if (before >= least) continue;
      for (const [count, cost] of costs) {
        const total = before + count;
        if (total <= mostOf(choice))
          next.set(total, Math.min(next.get(total) ?? Number.POSITIVE_INFINITY, paid + cost));
      }
    }
    best = next;
  }
  const enough = [...best].filter(([total]) => total >= least).map(([, cost]) => cost);
  return enough.length === 0 ? null : Math.min(...enough);
}

/** The lowest cost of all required choices; null if they can't all be made. */
function leastCost(choices: readonly Choice[]): number | null {
  return choices.map(groupCost).reduce((sum, cost) => (sum === null || cost === null ? null : sum + cost), 0);
}

/** Preselected choices that cost nothing don't count as required choices (R81). */
export function quickAddOffer(product: Product, { price }: Pick<MenuEntry, "price">, menu: Menu): QuickAddOffer {
  const choices = choicesOf(product, menu);
  const selection = initialSelection(choices);
  const isWhole = selectionProblems(offerChoices(choices, selection, new Set())).length === 0;
  const opening = priceUnit(price, choices, selection);
  if (opening === price) return { atOnce: isWhole && !product.isSoldOut ? selection : null, from: null };
  const least = leastCost(choices);
  const cheapest = least === null ? opening : Math.max(0, price + least);
  return { atOnce: null, from: cents(Math.min(cheapest, opening)) };
}
