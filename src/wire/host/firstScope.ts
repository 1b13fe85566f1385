import { scopeOf } from "../storage/scope.ts";
import type { AttributeName } from "./parseHost.ts";
import { wholeNumber } from "./wholeNumber.ts";

/** The storage scope of an element (R1), from its unchecked attributes. */
export function firstScope(attribute: (name: AttributeName) => string | null): string {
  const name = attribute("store-name")?.trim() || null;
  const store = wholeNumber(attribute("store-id")) ?? wholeNumber(name) ?? name;
  return scopeOf({ hqId: wholeNumber(attribute("hq-id")), store });
}
