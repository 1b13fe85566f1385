import type { JsonFields } from "../../documents/types.ts";
import type { OrderItem } from "../orderBody.ts";
import { Refusal } from "../refusal.ts";
import { words } from "../words.ts";
import { findOffer, findOfferAnywhere, type Offer } from "./menuOffer.ts";
import { changedPrice } from "./priceChange.ts";
import type { PricedItem, Sale } from "./pricedItem.ts";
import { type Circumstances, countsFor, runsOf } from "./triggerConditions.ts";
import type { Trigger } from "./triggerRules.ts";

export interface RollRules {
  readonly menu: JsonFields;
  readonly triggers: readonly Trigger[];
}

const offeredModes = [0, 1, 2];

/** R21: the product's base price after the trigger. Null if the trigger doesn't offer this product. */
export function findRolledIn(item: OrderItem, triggerId: string, host: number, rules: RollRules): Sale | null {
  const trigger = rules.triggers.find(({ id }) => id === triggerId);
  if (trigger?.reach.kind !== "roll into meal" || !offeredModes.includes(trigger.mode)) return null;
  const offer = outcomeOffer(item, trigger, rules.menu);
  if (!offer) return null;
  const ordinary = offer.prices[0] ?? 0;
  const price = changedPrice(trigger.change, ordinary, offer.ownFixedPrice);
  if (price === null) return null;
  return { offer, price, role: { kind: "rolled in", trigger, host, saved: ordinary - price } };
}

/** The outcome category's menu entry if the outcome is a category, else the product's first entry. */
function outcomeOffer(item: OrderItem, { reach }: Trigger, menu: JsonFields): Offer | null {
  if (reach.kind === "whole order") return null;
  const { by } = reach;
  const ids = reach.outcomes.map(({ id }) => id);
  const product = item.Product_ID;
  if (by === "category") {
    // If the product is in two of the outcome's categories, prefers the one that the item was picked from.
    const own = ids.includes(item.CategoryId) ? [item.CategoryId] : [];
    for (const id of [...own, ...ids]) {
      const offer = findOffer(menu, id, product);
      if (offer) return offer;
    }
  }
  const offer = findOfferAnywhere(menu, product);
  if (!offer) return null;
  const owns = { product: [product], category: offer.categoryIds, tag: offer.tagIds }[by];
  return ids.some((id) => owns.includes(id)) ? offer : null;
}

/** R21: the trigger must apply, the host must count for it, and each unit may have one product per trigger. */
export function checkRolledIn(items: readonly PricedItem[], circumstances: Circumstances): void {
  const units = new Map<string, number>();
  for (const [index, { role, quantity }] of items.entries()) {
    if (role.kind !== "rolled in") continue;
    const { trigger, host } = role;
    const line = items[host];
    const place = `OrderItems[${index}]`;
    const isFor = line && isHost(line, trigger);
    if (!isFor || runsOf(trigger, circumstances) === 0) {
      throw new Refusal(words.orderChanged, `${place}.PriceTriggerID names an offer that doesn't apply here.`);
    }
    const key = `${host} ${trigger.id}`;
    const taken = (units.get(key) ?? 0) + quantity;
    units.set(key, taken);
    if (taken > line.quantity) {
      throw new Refusal(words.orderChanged, `${place}.PriceTriggerID is for one product a unit only.`);
    }
  }
}

function isHost(line: PricedItem, { conditions }: Trigger): boolean {
  return conditions.length === 0 || conditions.some((condition) => countsFor(line, condition));
}
