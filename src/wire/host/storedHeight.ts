import { storageKey } from "../storage/scope.ts";
import { firstScope } from "./firstScope.ts";
import type { AttributeName } from "./parseHost.ts";

/**
 * The stored `place` row (R82), read without its schema, which would be too large for the entry. If there is none, the
 * window's height.
 */
export function storedHeight(
  attribute: (name: AttributeName) => string | null,
  kept: (key: string) => string | null,
  windowPx: number,
): string {
  try {
    const { value } = JSON.parse(kept(storageKey(firstScope(attribute), "place")) ?? "");
    if (value.windowPx === windowPx && value.heightPx > 0) return `${value.heightPx}px`;
  } catch {
    // Nothing is stored, or its format is different.
  }
  return "100vh";
}
