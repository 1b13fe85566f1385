import { type Language, languages } from "../../domain/host/hostSettings.ts";
import { scopeOf, storageKey } from "../storage/scope.ts";
import type { AttributeName } from "./attributes.ts";
import { parseLanguage } from "./language.ts";
import { wholeNumber } from "./wholeNumber.ts";

/**
 * The language that a shop begins in: what the host names, else what the diner picked last time, else English. It
 * only decides which words are fetched early, so the kept value is searched, not parsed.
 */
export function firstLanguage(
  attribute: (name: AttributeName) => string | null,
  kept: (key: string) => string | null,
): Language {
  const named = parseLanguage(attribute("language")?.trim() ?? "");
  if (named) return named;
  const hqId = wholeNumber(attribute("hq-id"));
  const name = attribute("store-name")?.trim() || null;
  const store = wholeNumber(attribute("store-id")) ?? wholeNumber(name) ?? name;
  const picked = kept(storageKey(scopeOf({ hqId, store }), "language"));
  return languages.find((language) => picked?.includes(`"${language}"`)) ?? "en";
}
