import { type Language, languages } from "../../domain/host/hostSettings.ts";
import { storageKey } from "../storage/scope.ts";
import { firstScope } from "./firstScope.ts";
import { parseLanguage } from "./language.ts";
import type { AttributeName } from "./parseHost.ts";

/**
 * The language that a shop starts in: the host page's, else the diner's last choice, else English. It only decides
 * which texts are loaded early, so the stored value is searched instead of parsed.
 */
export function firstLanguage(
  attribute: (name: AttributeName) => string | null,
  kept: (key: string) => string | null,
): Language {
  const named = parseLanguage(attribute("language")?.trim() ?? "");
  const picked = () => kept(storageKey(firstScope(attribute), "language"));
  return named ?? languages.find((language) => picked()?.includes(`"${language}"`)) ?? "en";
}
