import { storageKey } from "../storage/scope.ts";
import { firstScope } from "./firstScope.ts";
import type { AttributeName } from "./parseHost.ts";

/**
 * The table's `place` row (R82), read without its schema, which would be too large for the entry. 0 where there is
 * none.
 */
export function storedHeight(
  attribute: (name: AttributeName) => string | null,
  kept: (key: string) => string | null,
  windowPx: number,
): number {
  try {
    const { value } = JSON.parse(kept(storageKey(firstScope(attribute), "place")) ?? "{}");
    return value.windowPx === windowPx && value.heightPx > 0 ? Number(value.heightPx) : 0;
  } catch {
    // Nothing is stored, or something in another format.
    return 0;
  }
}
