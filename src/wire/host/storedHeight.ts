import { storageKey } from "../storage/scope.ts";
import type { AttributeName } from "./attributes.ts";
import { firstScope } from "./firstScope.ts";

/** The `place` of the storage's table (R82), read without its schema: the entry has no room for one. 0 is none. */
export function storedHeight(
  attribute: (name: AttributeName) => string | null,
  kept: (key: string) => string | null,
  windowPx: number,
): number {
  try {
    const { value } = JSON.parse(kept(storageKey(firstScope(attribute), "place")) ?? "{}");
    return value.windowPx === windowPx && value.heightPx > 0 ? Number(value.heightPx) : 0;
  } catch {
    // Nothing is stored, or nothing of this form.
    return 0;
  }
}
