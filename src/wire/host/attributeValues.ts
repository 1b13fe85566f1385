import { type Language, languages } from "../../domain/host/hostSettings.ts";

/** A number that can be the id of a store or headquarters company. Null for 0. */
export function wholeNumber(text: string | null | undefined): number | null {
  return (/^\s*\d{1,15}\s*$/.test(`${text}`) && Number(text)) || null;
}

export function parseLanguage(value: string): Language | null {
  const wanted = value.toLowerCase();
  const known = languages.find((language) => language.toLowerCase() === wanted);
  return known ?? (/^zh(-hans)?$/.test(wanted) ? "zh-CN" : null);
}
