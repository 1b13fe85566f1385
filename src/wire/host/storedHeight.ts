import { storageKey } from "../storage/scope.ts";
import type { AttributeName } from "./attributes.ts";
import { firstScope } from "./firstScope.ts";

/** The `place` of the storage's table (R82), read without its schema: the entry has no room for one. */
export function storedHeight(
  attribute: (name: AttributeName) => string | null,
  kept: (key: string) => string | null,
  windowPx: number,
): number | null {
  try {
    const { value } = JSON.parse(kept(storageKey(firstScope(attribute), "place")) ?? "{}");
    return value.windowPx === windowPx && value.heightPx >= 0 ? Number(value.heightPx) : null;
  } catch {
    // Nothing is stored, or nothing of this form.
    return null;
  }
}
