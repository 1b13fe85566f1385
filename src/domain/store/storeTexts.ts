/** A store's texts in Chinese, by the plain text (R103). A choice's name also stands under its group's name. */
export type ChineseTexts = Readonly<Record<string, string>>;

export const noTexts: ChineseTexts = {};

/** "Regular" isn't the same of coffee and of fries. */
export function choiceText(group: string, name: string): string {
  return `${group}\n${name}`;
}

/** Says a text of the store in the diner's language, or else as it is. `group` is the name of a choice's group. */
export type StoreText = (text: string, group?: string) => string;

/** The order, the kitchen and comparisons have the plain text. */
export const plainText: StoreText = (text) => text;

/** Looks a text up in each source; the first that has it counts. */
export function chineseText(sources: readonly ChineseTexts[]): StoreText {
  const find = (key: string) => sources.find((texts) => Object.hasOwn(texts, key))?.[key];
  return (text, group) => (group === undefined ? undefined : find(choiceText(group, text))) ?? find(text) ?? text;
}
