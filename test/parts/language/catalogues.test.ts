// @vitest-environment happy-dom
import type { CompiledMessage } from "@lingui/message-utils/compileMessage";
import { expect, it } from "vitest";
import { messages as english } from "../../../locales/en.po";
import { messages as orderEnglish } from "../../../locales/order/en.po";
import { messages as orderChinese } from "../../../locales/order/zh-CN.po";
import { messages as chinese } from "../../../locales/zh-CN.po";

type Message = CompiledMessage | string;

/** The values and the tags in a message, in any of its plural forms. */
function partsOf(message: Message): readonly string[] {
  if (typeof message === "string") return message.match(/<\/?\w+\/?>/g) ?? [];
  return message.flatMap((part) => {
    if (typeof part === "string") return partsOf(part);
    const [name, , forms] = part;
    const inner = typeof forms === "object" ? Object.values(forms as Record<string, Message | number>) : [];
    return [String(name), ...inner.flatMap((form) => (typeof form === "number" ? [] : partsOf(form)))];
  });
}

/** A message without its values. */
function wordsOf(message: Message): string {
  return typeof message === "string" ? message : message.filter((part) => typeof part === "string").join("");
}

/** Not translated. */
const names = ["Apple Pay", "Google Pay"];

it.each([
  ["the first view", english, chinese],
  ["an order", orderEnglish, orderChinese],
])("the Chinese messages of %s have words for each English one, with the same values and tags", (_what, from, to) => {
  const wrong = Object.entries(from as Record<string, Message>).flatMap(([id, message]) => {
    const translated = (to as Record<string, Message>)[id] ?? "";
    const [wanted, found] = [message, translated].map((each) => [...new Set(partsOf(each))].sort().join(" "));
    const words = wordsOf(message);
    // In place of a missing translation, the catalogue has the English message.
    const isMissing = words === wordsOf(translated) && /[a-z] [a-z]/i.test(words) && !names.includes(words);
    return !isMissing && wanted === found ? [] : [{ message, translated }];
  });
  expect(wrong).toEqual([]);
});
