import type { MessageDescriptor, Messages } from "@lingui/core";
import { messages as en } from "../../locales/order/en.po";
import { messages as zh } from "../../locales/order/zh-CN.po";
import type { Language } from "../domain/host/hostSettings.ts";

const catalogues: Readonly<Record<Language, Messages>> = { en, "zh-CN": zh };

/** The card's words have no placeholders, so a message is its text. */
export function wordsIn(language: Language): (message: MessageDescriptor) => string {
  const messages = catalogues[language];
  return ({ id }) => String(messages[id]);
}
