import type { Messages } from "@lingui/core";
import type { Language } from "../../domain/host/hostSettings.ts";

type Catalogues = Readonly<Record<Language, () => Promise<{ readonly messages: Messages }>>>;

const catalogues: Catalogues = {
  en: () => import("../../../locales/en.po"),
  "zh-CN": () => import("../../../locales/zh-CN.po"),
};

const orderCatalogues: Catalogues = {
  en: () => import("../../../locales/order/en.po"),
  "zh-CN": () => import("../../../locales/order/zh-CN.po"),
};

async function messagesOf(all: Catalogues, language: Language): Promise<Messages> {
  const { messages } = await all[language]();
  return messages;
}

export function loadCatalogue(language: Language): Promise<Messages> {
  return messagesOf(catalogues, language);
}

/** The texts of dialogs, of an order and of all other screens, which the first view of a menu doesn't need. */
export function loadOrderCatalogue(language: Language): Promise<Messages> {
  return messagesOf(orderCatalogues, language);
}
