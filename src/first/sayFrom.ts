import type { MessageDescriptor, Messages } from "@lingui/core";

/** What lingui does with a text of the catalogue, as far as a first screen's go: values in their places. */
export function sayFrom(messages: Messages): (message: MessageDescriptor) => string {
  return ({ id, values }) => {
    const parts: unknown = messages[id];
    if (!Array.isArray(parts)) return String(parts);
    return parts.map((part) => (Array.isArray(part) ? String(values?.[part[0]]) : part)).join("");
  };
}
