import { choiceText } from "../../domain/store/storeTexts.ts";
import { text } from "../kinds.ts";
import { type Fields, type ReadingContext, read } from "../reading.ts";

/** The same context, which collects a document's texts in Chinese. */
export function collecting(context: ReadingContext): Required<ReadingContext> {
  return { ...context, chinese: {} };
}

/**
 * A text that a diner reads; "" if it is missing. What it is in Chinese (R103) is collected. `group` is the name of a
 * choice's group.
 */
export function shownText(fields: Fields, key: string, group?: string): string {
  const plain = read(fields, key, text, "");
  const { chinese } = fields.context;
  const translated = chinese && read(fields, `${key}_zh-CN`, text, "");
  if (translated) {
    const keys = group === undefined ? [plain] : [choiceText(group, plain), choiceText("", plain)];
    for (const key of keys) chinese[key] ??= translated;
  }
  return plain;
}
