import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { JsonFields } from "../../documents/types.ts";

function read<T>(name: string): T {
  return JSON.parse(readFileSync(join(import.meta.dirname, `../examples/${name}.json`), "utf8"));
}

interface OrderExample {
  readonly summary: string;
  readonly value: { readonly TrackingOrder: JsonFields };
}

/** The documents that the orders below are for. */
export const exampleDocuments = read<Readonly<Record<string, JsonFields>>>("documents");

/** Orders as the shop posts them, which `docs/orders.md` explains. */
export const orderExamples = read<Readonly<Record<string, OrderExample>>>("orders");
