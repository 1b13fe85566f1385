import { type Claim, refuseSums } from "./claim.ts";
import { centsOf, formatDollars } from "./money.ts";
import type { TrackingOrder, TriggerRecord } from "./orderBody.ts";
import type { PricedOrder } from "./priceOrder.ts";
import type { AppliedTrigger } from "./pricing/triggers.ts";

/** A product in a trigger's record. */
interface Entry {
  readonly product: string;
  readonly units: number;
  readonly dollars: number;
}

/**
 * Each trigger with a discount must have a record, and no other trigger may have one. The amounts in the records are
 * checked.
 */
export function claimsOfTriggers(order: TrackingOrder, priced: PricedOrder): readonly Claim[] {
  const expected = [...priced.perItem, ...(priced.wholeOrder ? [priced.wholeOrder] : []), ...priced.rolledIn];
  const ids = order.AppliedPriceTriggers.map(({ PriceTriggerID }) => PriceTriggerID);
  const twice = ids.find((id, index) => ids.indexOf(id) < index);
  const extra = ids.find((id) => !expected.some((trigger) => trigger.id === id));
  if (twice !== undefined) refuseSums(`AppliedPriceTriggers should hold ${twice} once`);
  if (extra !== undefined) refuseSums(`AppliedPriceTriggers should not hold ${extra}`);
  return expected.flatMap((trigger) => {
    const record = order.AppliedPriceTriggers.find(({ PriceTriggerID }) => PriceTriggerID === trigger.id);
    if (!record) refuseSums(`AppliedPriceTriggers should hold ${trigger.id} with ${formatDollars(trigger.amount)}`);
    return claimsOfTrigger(record, trigger, order);
  });
}

function claimsOfTrigger(record: TriggerRecord, trigger: AppliedTrigger, order: TrackingOrder): readonly Claim[] {
  const place = `AppliedPriceTriggers of ${trigger.id}`;
  if (record.Kind !== trigger.kind) refuseSums(`${place}: Kind should be ${trigger.kind}, not ${record.Kind}`);
  const shares = trigger.shares.map(({ index, units, amount }): Entry => {
    return { product: order.OrderItems[index]?.Product_ID ?? "", units, dollars: amount / 100 };
  });
  const said = record.Items.map(({ Product_ID, Units, Amount }): Entry => {
    return { product: Product_ID, units: Units, dollars: Amount };
  });
  // A rolled-in product may be one item per unit, or one item for all units of a line.
  const isByProduct = trigger.kind === 1;
  const expected = isByProduct ? byProduct(shares) : shares;
  const found = isByProduct ? byProduct(said) : said;
  if (shapeOf(found) !== shapeOf(expected)) {
    refuseSums(`${place}: Items should be ${shapeOf(expected)}, not ${shapeOf(found)}`);
  }
  return [
    [`${place}: Amount`, trigger.amount, record.Amount],
    ...found.map(({ dollars }, index): Claim => {
      return [`${place}: Items[${index}].Amount`, centsOf(expected[index]?.dollars ?? 0), dollars];
    }),
  ];
}

function shapeOf(entries: readonly Entry[]): string {
  return entries.map(({ product, units }) => `${units} × ${product}`).join(", ") || "empty";
}

function byProduct(entries: readonly Entry[]): readonly Entry[] {
  const products = new Map<string, Entry>();
  for (const { product, units, dollars } of entries) {
    const known = products.get(product);
    products.set(product, { product, units: units + (known?.units ?? 0), dollars: dollars + (known?.dollars ?? 0) });
  }
  return [...products.values()].sort((one, other) => (one.product < other.product ? -1 : 1));
}
