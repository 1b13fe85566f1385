import type { MessageDescriptor, Messages } from "@lingui/core";
import type { HostSettings, Language } from "../domain/host/hostSettings.ts";
import { opensOnMenu } from "../domain/host/opening.ts";
import { firstLanguage, firstScope } from "../wire/host/firstScope.ts";
import { type AttributeName, attributeNames, parseHost } from "../wire/host/parseHost.ts";
import { type StoredValues, storedValues } from "./storedValues.ts";

/** What the page and the device tell before anything has loaded. */
export interface ReadPage {
  readonly settings: HostSettings;
  readonly things: StoredValues;
  /** Of what the device stores for the shop. */
  readonly scope: string;
  readonly language: Language;
  /** R5: the mobile layout is used at any width. */
  readonly isMobileForced: boolean;
  /** R76: no home page comes before the menu: it was left in this session, or the page opens something else (R106). */
  readonly isWelcomed: boolean;
}

export function readPage(element: Element, readStored: (key: string) => string | null): ReadPage {
  const attribute = (name: AttributeName) => element.getAttribute(name);
  const attributes = Object.fromEntries(attributeNames.map((name) => [name, attribute(name)]));
  const { settings } = parseHost(attributes, new URLSearchParams(location.search));
  const scope = firstScope(attribute);
  const things = storedValues(scope, readStored);
  const isMobileForced = settings.isMobileForced || (attribute("mobile") === null && things.read("mobile") === true);
  const isWelcomed = things.read("welcomed") === true || opensOnMenu(settings.opening);
  return { settings, things, scope, language: firstLanguage(attribute, readStored), isMobileForced, isWelcomed };
}

/**
 * Formats a text of the catalogue as lingui does, but supports only placeholders, which is all that the first screen's
 * texts need.
 */
export function translateFrom(messages: Messages): (message: MessageDescriptor) => string {
  return ({ id, values }) => {
    const parts: unknown = messages[id];
    if (!Array.isArray(parts)) return String(parts);
    return parts.map((part) => (Array.isArray(part) ? String(values?.[part[0]]) : part)).join("");
  };
}

/** R82: the height that `app/App.tsx` will use, too. */
export function lastHeight(things: StoredValues): number | null {
  const last = things.read("place");
  return last?.windowPx === innerWidth ? last.heightPx : null;
}
