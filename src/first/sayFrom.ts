import type { MessageDescriptor, Messages } from "@lingui/core";

/**
 * Formats a text of the catalogue as lingui does, but supports only placeholders, which is all that the first screen's
 * texts need.
 */
export function sayFrom(messages: Messages): (message: MessageDescriptor) => string {
  return ({ id, values }) => {
    const parts: unknown = messages[id];
    if (!Array.isArray(parts)) return String(parts);
    return parts.map((part) => (Array.isArray(part) ? String(values?.[part[0]]) : part)).join("");
  };
}
