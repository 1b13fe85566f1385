import type { MessageDescriptor } from "@lingui/core";
import type { StoreText } from "../domain/store/storeTexts.ts";

/**
 * Returns a message, or a text of the store (R103), in the diner's language. Messages are lingui's, or until it has loaded
 * its replacement's. `group` is the name of a choice's group.
 */
export type Translate = (text: MessageDescriptor | string, group?: string) => string;

export function translateWith(message: (message: MessageDescriptor) => string, storeText: StoreText): Translate {
  return (text, group) => (typeof text === "string" ? storeText(text, group) : message(text));
}
