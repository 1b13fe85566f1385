import type { Product } from "./menu.ts";
import { type Choice, type Option, pickedAs, type Selection } from "./selection.ts";

export interface Kilojoules {
  readonly amount: number;
  /** False if something that was chosen doesn't state its own: it is at least this amount. */
  readonly isWhole: boolean;
}

/**
 * Whether a choice that states none adds some all the same: it costs something, or others of its group state theirs.
 * "Medium rare" and "No onion" are neither.
 */
function isUnstated({ options }: Choice, { modifier }: Option): boolean {
  return modifier.price > 0 || options.some((other) => other.modifier.labels.kilojoules !== null);
}

function addedBy(choices: readonly Choice[], selection: Selection): Kilojoules {
  let [amount, isWhole] = [0, true];
  for (const choice of choices) {
    for (const option of choice.options) {
      const picked = pickedAs(selection, choice, option);
      if (!picked) continue;
      const { kilojoules } = option.modifier.labels;
      const below = addedBy(option.subChoices, picked.subs);
      amount += picked.quantity * ((kilojoules ?? 0) + below.amount);
      isWhole = isWhole && below.isWhole && !(kilojoules === null && isUnstated(choice, option));
    }
  }
  return { amount, isWhole };
}

/** R102: a portion with its choices. Null if the dish states none, whatever its choices state. */
export function kilojoulesOf(
  { labels }: Pick<Product, "labels">,
  choices: readonly Choice[],
  selection: Selection,
): Kilojoules | null {
  if (labels.kilojoules === null) return null;
  const { amount, isWhole } = addedBy(choices, selection);
  return { amount: labels.kilojoules + amount, isWhole };
}
