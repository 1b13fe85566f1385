import { type Cents, cents } from "../../domain/money/cents.ts";
import { count, dollars } from "../kinds.ts";
import type { Fields } from "../reading.ts";

interface Written {
  readonly Price?: unknown;
}

/**
 * What a group's required options cost when the dialog opens, from the document itself: the first screen shows prices, but parses no
 * modifiers. What can only make it higher isn't looked at: linked products, and limits of single options.
 */
export function parseRequiredCost({ values }: Fields): Cents {
  const least = values["IsSingleSel"] === true ? 1 : (count.of(values["MinimumSelection"]) ?? 0);
  let missing = values["IsForceSel"] === true ? least : 0;
  let cost = 0;
  const modifiers: readonly (Written | null)[] = Object.values(values["Modifiers"] ?? {});
  const prices = modifiers.map((modifier) => dollars.of(modifier?.Price) ?? 0);
  // The free ones come first, as where the dialog opens.
  for (const price of prices.sort((one, other) => Number(other === 0) - Number(one === 0) || one - other)) {
    const taken = values["IncludeQuantity"] === true || missing < 1 ? missing : 1;
    missing -= taken;
    cost += taken * price;
  }
  return cents(Math.max(0, cost));
}
