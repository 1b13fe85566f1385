import { type Language, languages } from "../../domain/host/hostSettings.ts";

export function parseLanguage(value: string): Language | null {
  const wanted = value.toLowerCase();
  const known = languages.find((language) => language.toLowerCase() === wanted);
  return known ?? (/^zh(-hans)?$/.test(wanted) ? "zh-CN" : null);
}
