import type { AttributeName } from "./attributes.ts";
import { wholeNumber } from "./wholeNumber.ts";

/** The `place` of the storage's table (R82), read without its schema: the entry has no room for one. */
export function storedHeight(attribute: (name: AttributeName) => string | null, windowPx: number): number | null {
  const named = attribute("store-name")?.trim() || null;
  const storeId = wholeNumber(attribute("store-id")) ?? wholeNumber(named) ?? named;
  const hqId = wholeNumber(attribute("hq-id"));
  try {
    const text = localStorage.getItem(`servery:${hqId ? `hq-${hqId}` : `store-${storeId}`}:place`);
    const { value } = JSON.parse(text ?? "{}");
    return value.windowPx === windowPx && value.heightPx >= 0 ? Number(value.heightPx) : null;
  } catch {
    // Nothing is stored, or nothing may be.
    return null;
  }
}
