import type { Messages } from "@lingui/core";
import type { Language } from "../../domain/host/hostSettings.ts";

const catalogues: Readonly<Record<Language, () => Promise<{ readonly messages: Messages }>>> = {
  en: () => import("../../../locales/en.po"),
  "zh-CN": () => import("../../../locales/zh-CN.po"),
};

export async function loadCatalogue(language: Language): Promise<Messages> {
  const { messages } = await catalogues[language]();
  return messages;
}
