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

/** The texts of dialogs, orders and all other screens. The first view of a menu doesn't need them. */
export function loadOrderCatalogue(language: Language): Promise<Messages> {
  return messagesOf(orderCatalogues, language);
}
