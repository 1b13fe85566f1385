import { exampleOf as exampleIn } from "../../../widget-demo/backend/contract/published/exampleOf.ts";
import { schemas } from "./schemas.ts";

/** A document with every key of the contract, each with its published example. */
export function exampleOf(name: string): Record<string, unknown> {
  return exampleIn(name, schemas);
}
