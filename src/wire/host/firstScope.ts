import { type Language, languages } from "../../domain/host/hostSettings.ts";
import { scopeOf, storageKey } from "../storage/scope.ts";
import { parseLanguage, wholeNumber } from "./attributeValues.ts";
import type { AttributeName } from "./parseHost.ts";

/** The storage scope of an element (R1), from its unchecked attributes. */
export function firstScope(attribute: (name: AttributeName) => string | null): string {
  const name = attribute("store-name")?.trim() || null;
  const store = wholeNumber(attribute("store-id")) ?? wholeNumber(name) ?? name;
  return scopeOf({ hqId: wholeNumber(attribute("hq-id")), store });
}

/**
 * The language that a shop starts in: the host page's, else the diner's last choice, else English. It only decides
 * which texts are loaded early, so the stored value is searched instead of parsed.
 */
export function firstLanguage(
  attribute: (name: AttributeName) => string | null,
  readStored: (key: string) => string | null,
): Language {
  const named = parseLanguage(attribute("language")?.trim() ?? "");
  const picked = () => readStored(storageKey(firstScope(attribute), "language"));
  return named ?? languages.find((language) => picked()?.includes(`"${language}"`)) ?? "en";
}
