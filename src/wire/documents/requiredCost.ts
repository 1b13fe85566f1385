import { type Cents, cents } from "../../domain/money/cents.ts";
import { count, dollars } from "../kinds.ts";
import type { Fields } from "../reading.ts";

interface Written {
  readonly Price?: unknown;
}

/**
 * The lowest cost of a group's required options, from the document itself: the first screen shows prices, but parses no
 * modifiers. What can only make it higher isn't looked at: linked products, and limits of single options.
 */
export function parseRequiredCost({ values }: Fields): Cents {
  const least = values["IsSingleSel"] === true ? 1 : (count.of(values["MinimumSelection"]) ?? 0);
  let missing = values["IsForceSel"] === true ? least : 0;
  let cost = 0;
  const modifiers: readonly (Written | null)[] = Object.values(values["Modifiers"] ?? {});
  for (const price of modifiers.map((modifier) => dollars.of(modifier?.Price) ?? 0).sort((one, other) => one - other)) {
    const taken = values["IncludeQuantity"] === true || missing < 1 ? missing : 1;
    missing -= taken;
    cost += taken * price;
  }
  return cents(Math.max(0, cost));
}
