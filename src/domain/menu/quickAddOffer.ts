import { type Cents, cents } from "../money/cents.ts";
import { initialSelection } from "./initialSelection.ts";
import type { Menu, MenuEntry, Product } from "./menu.ts";
import { allowed, type Choice, choicesOf, leastOf, mostOf, type Option, type Selection } from "./selection.ts";
import { offerChoices, selectionProblems } from "./selectionOffer.ts";
import { priceUnit } from "./selectionPrice.ts";

/** What a card offers of its product. */
export interface QuickAddOffer {
  /** R81: what goes into the cart by one press; null where something is to be chosen first, or nothing is to be had. */
  readonly atOnce: Selection | null;
  /** The least that it can be had for, where the dialog opens with another price than the menu's. */
  readonly from: Cents | null;
}

/** More than an option may be had. */
const beyond = 1_000;

/** What each number of an option costs at least; none where it can't be had. */
function optionCosts(choice: Choice, option: Option): readonly (readonly [count: number, cost: number])[] {
  const below = leastCost(option.subChoices);
  const fewest = allowed(choice, option, [], 1);
  if (below === null || fewest === 0) return [];
  const each = option.modifier.price + below;
  const most = allowed(choice, option, [], Math.min(beyond, fewest + leastOf(choice)));
  return Array.from({ length: most - fewest + 1 }, (_, index) => [fewest + index, (fewest + index) * each]);
}

/** The cheapest way to as many as must be picked: what each total costs at least, option by option. */
function groupCost(choice: Choice): number | null {
  const least = leastOf(choice);
  if (least === 0) return 0;
  let best = new Map([[0, 0]]);
  for (const option of choice.options) {
    const costs = optionCosts(choice, option);
    const next = new Map(best);
    for (const [before, paid] of best) {
      // A single choice is one option; and enough is enough.
      if (before >= least || (choice.group.isSingle && before > 0)) continue;
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

/** What the required choices cost at least; null where they can't all be made. */
function leastCost(choices: readonly Choice[]): number | null {
  return choices.map(groupCost).reduce((sum, cost) => (sum === null || cost === null ? null : sum + cost), 0);
}

/** Preselected choices that cost nothing are no choices that anybody has to make (R81). */
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
