import type { Language } from "../host/hostSettings.ts";

/** A store's texts in Chinese, by the plain text; the names of choices by their group's name as well (R103). */
export type ChineseTexts = Readonly<Record<string, string>>;

export const noTexts: ChineseTexts = {};

/**
 * "Regular" isn't the same of coffee and of chips, and "On the side" may be a group and a choice. Where nobody knows the
 * group, it is "".
 */
export function choiceText(group: string, name: string): string {
  return `${group}\n${name}`;
}

/** Says a text of the store in the diner's language, or else as it is. Of a choice, `group` is the name of its group. */
export type StoreText = (text: string, group?: string) => string;

/** The order, the kitchen and comparisons have the plain text. */
export const plainText: StoreText = (text) => text;

/** Looks a text up in each source; the first that has it counts. */
export function chineseText(sources: readonly ChineseTexts[]): StoreText {
  const find = (key: string) => sources.find((texts) => Object.hasOwn(texts, key))?.[key];
  return (text, group) => {
    const choice = group === undefined ? undefined : (find(choiceText(group, text)) ?? find(choiceText("", text)));
    return choice ?? find(text) ?? text;
  };
}

export function storeTextIn(language: Language, sources: readonly ChineseTexts[]): StoreText {
  return language === "zh-CN" ? chineseText(sources) : plainText;
}
