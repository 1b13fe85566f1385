import type { MessageTemplate } from "../../domain/store/store.ts";
import { text } from "../kinds.ts";
import { documentFields, type ReadingContext, read } from "../reading.ts";

/** R78: a text in each language. Null if both are empty. */
export function parseTemplate(key: string, values: unknown, context: ReadingContext): MessageTemplate | null {
  const fields = documentFields(values, `MessageTemplates/${key}`, context);
  if (!fields) return null;
  const content = read(fields, "Content", text, "") || null;
  const chinese = read(fields, "Content_zh-CN", text, "") || null;
  return content || chinese ? { en: content, "zh-CN": chinese } : null;
}
