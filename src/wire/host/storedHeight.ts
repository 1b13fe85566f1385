import { storageKey } from "../storage/scope.ts";
import { firstScope } from "./firstScope.ts";
import type { AttributeName } from "./parseHost.ts";

/**
 * The table's `place` row (R82), read without its schema, which would be too large for the entry. Where there is none,
 * the window's height.
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
    // Nothing is stored, or something in another format.
  }
  return "100vh";
}
