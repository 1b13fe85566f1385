import { feeQuery } from "../contract/calls/queries.ts";
import type { DemoData } from "../data.ts";
import { Refusal } from "./refusal.ts";
import { words } from "./words.ts";

interface DeliveryQuote {
  readonly Fee: number;
  readonly DeliveryDuration: number;
}

const asked = Object.keys(feeQuery.entries);

export function quoteDelivery(storeId: string, query: URLSearchParams, delivery: DemoData["delivery"]): DeliveryQuote {
  const missing = asked.find((name) => !query.get(name));
  if (missing) {
    throw new Refusal(words.noFeeYet, `${missing} is missing from the query.`);
  }
  const quote = findQuote(storeId, delivery);
  if (!quote) {
    throw new Refusal(words.noDelivery, `The third party has no fee for the store ${storeId}.`);
  }
  return quote;
}

/** The demo's third party charges the same for every address. */
export function findQuote(storeId: string, { fees }: DemoData["delivery"]): DeliveryQuote | null {
  return Object.entries(fees).find(([id]) => id === storeId)?.[1] ?? null;
}
