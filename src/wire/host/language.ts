import { type Language, languages } from "../../domain/host/hostSettings.ts";

const otherNames: Readonly<Record<string, Language>> = { zh: "zh-CN", "zh-hans": "zh-CN" };

export function parseLanguage(value: string): Language | null {
  const wanted = value.toLowerCase();
  return languages.find((language) => language.toLowerCase() === wanted) ?? otherNames[wanted] ?? null;
}
