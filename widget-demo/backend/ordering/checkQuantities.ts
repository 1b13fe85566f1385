import { mostOfOne, type TrackingOrder } from "./orderBody.ts";
import { Refusal } from "./refusal.ts";
import { words } from "./words.ts";

/** R40: the limit applies to the sum of a product's lines. Rolled-in items aren't lines of their own. */
export function checkQuantities({ OrderItems }: TrackingOrder): void {
  const quantities = new Map<string, number>();
  for (const { Product_ID, Quantity, PriceTriggerID } of OrderItems) {
    if (PriceTriggerID === null) quantities.set(Product_ID, (quantities.get(Product_ID) ?? 0) + Quantity);
  }
  const crowded = [...quantities].find(([, quantity]) => quantity > mostOfOne);
  if (!crowded) return;
  throw new Refusal(words.tooMany, `There are more than ${mostOfOne} of the product ${crowded[0]}.`);
}
