import type { DemoData } from "../data.ts";
import { Refusal } from "./refusal.ts";

export interface DeliveryQuote {
  readonly Fee: number;
  readonly DeliveryDuration: number;
}

const asked = ["OrderValue", "Street", "Suburb", "State", "Postcode", "ScheduledTime"] as const;

export function quoteDelivery(storeId: string, query: URLSearchParams, { fees }: DemoData["delivery"]): DeliveryQuote {
  const missing = asked.find((name) => !query.get(name));
  if (missing) throw new Refusal(`To reckon the delivery fee, ${missing} is needed.`);
  const quote = Object.entries(fees).find(([id]) => id === storeId)?.[1];
  if (!quote) throw new Refusal("Delivery not available to this address");
  return quote;
}
