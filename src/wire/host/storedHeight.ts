import type { AttributeName } from "./attributes.ts";
import { wholeNumber } from "./wholeNumber.ts";

/** The `place` of the storage's table (R82), read without its schema: the entry has no room for one. 0 is none. */
export function storedHeight(attribute: (name: AttributeName) => string | null): number {
  const name = attribute("store-name")?.trim();
  const hqId = wholeNumber(attribute("hq-id"));
  const scope = hqId ? `hq-${hqId}` : `store-${wholeNumber(attribute("store-id")) ?? wholeNumber(name) ?? name}`;
  try {
    const { value } = JSON.parse(localStorage.getItem(`servery:${scope}:place`) ?? "");
    return value.windowPx === innerWidth && value.heightPx > 0 ? value.heightPx : 0;
  } catch {
    // Nothing is stored, or nothing may be.
    return 0;
  }
}
