import type {
  AttributeExpectation,
  HostSettings,
  PageProblem,
  StoreReference,
} from "../../domain/host/hostSettings.ts";
import { type Opening, openingModes } from "../../domain/host/opening.ts";
import type { Visit } from "../../domain/visit/visit.ts";
import { parseLanguage, wholeNumber } from "./attributeValues.ts";

/** Every attribute of the element (R2). */
export const attributeNames = [
  "store-id",
  "store-name",
  "hq-id",
  "gift",
  "select-mode",
  "full-page",
  "base-path",
  "mobile",
  "language",
  "digital-display",
  "shared-device",
  "heading-level",
  "keep-title",
  "room",
  "table",
  "coupon",
  "mode",
  "item",
  "config",
] as const;

export type AttributeName = (typeof attributeNames)[number];
export interface ParsedHost {
  readonly settings: HostSettings;
  readonly problems: readonly PageProblem[];
}

export type RawAttributes = Readonly<Record<string, string | null>>;

type Parser<T> = (value: string) => T | null;

/** Two slashes at the start would name another host. */
function parsePath(value: string): string | null {
  return /^\/(?!\/)[^\s?#\\]*$/.test(value) ? value.replace(/\/+$/, "") : null;
}

/** HTML has six heading levels. */
function parseHeadingLevel(value: string): number | null {
  return /^[1-6]$/.test(value) ? Number(value) : null;
}

/** S43: a numeric store name is an id. */
function parseStoreName(value: string): StoreReference | null {
  if (!/^\d+$/.test(value)) return { kind: "name", name: value };
  return parseStoreId(value);
}

function parseStoreId(value: string): StoreReference | null {
  const id = wholeNumber(value);
  return id === null ? null : { kind: "id", id };
}

function parseMode(value: string): Opening["mode"] {
  return openingModes.find((mode) => mode === value.toLowerCase()) ?? null;
}

/**
 * A valid room, table, coupon or item. Anyone can write a URL, so a value that wouldn't fit on a sign or a card is ignored.
 */
const aName = /^\P{C}{1,50}$/u;

/** An attribute without a value counts as missing, unless it is a flag. */
function textOf(attributes: RawAttributes, name: AttributeName): string | null {
  return attributes[name]?.trim() || null;
}

function flagOf(attributes: RawAttributes, name: AttributeName): boolean | null {
  const value = attributes[name] ?? null;
  return value === null ? null : value.trim().toLowerCase() !== "false";
}

function settingsOf(
  attributes: RawAttributes,
  query: URLSearchParams,
  known: <T>(name: AttributeName, parse: Parser<T>, expected: AttributeExpectation) => T | null,
): HostSettings {
  const byId = known("store-id", parseStoreId, "whole-number");
  const byName = known("store-name", parseStoreName, "whole-number");
  // R4: an attribute wins over the parameter of the same meaning.
  const named = (name: keyof Visit | "item", parameter: string = name) => {
    const value = textOf(attributes, name) ?? query.get(parameter)?.trim() ?? "";
    return aName.test(value) ? value : null;
  };
  return {
    store: byId ?? byName,
    hqId: known("hq-id", wholeNumber, "whole-number"),
    isGift: flagOf(attributes, "gift") ?? false,
    isSelectMode: flagOf(attributes, "select-mode") ?? query.get("selectMode") === "true",
    isFullPage: flagOf(attributes, "full-page") ?? false,
    basePath: known("base-path", parsePath, "path") ?? "",
    isMobileForced: flagOf(attributes, "mobile") ?? query.get("mobile") === "true",
    language: known("language", parseLanguage, "language"),
    isDigitalDisplay: flagOf(attributes, "digital-display") ?? false,
    isSharedDevice: flagOf(attributes, "shared-device") ?? false,
    headingLevel: known("heading-level", parseHeadingLevel, "heading-level") ?? 1,
    isTitleKept: flagOf(attributes, "keep-title") ?? false,
    visit: { room: named("room"), table: named("table"), coupon: named("coupon") },
    opening: {
      mode: known("mode", parseMode, "order-mode") ?? parseMode(query.get("servery-mode")?.trim() ?? ""),
      item: named("item", "servery-item"),
    },
  };
}

const naming: readonly AttributeName[] = ["store-id", "store-name", "hq-id"];

/** The settings from the host page (R2, R4). An invalid value counts as missing and is reported as a problem. */
export function parseHost(attributes: RawAttributes, query: URLSearchParams): ParsedHost {
  const problems: PageProblem[] = [];
  const settings = settingsOf(attributes, query, (name, parse, expected) => {
    const value = textOf(attributes, name);
    const parsed = value === null ? null : parse(value);
    if (value !== null && parsed === null) problems.push({ kind: "wrong-attribute", name, value, expected });
    return parsed;
  });
  // R43: a full page without attributes is the provider's own page, not a mistake.
  const isNamed = settings.isFullPage || naming.some((name) => textOf(attributes, name) !== null);
  if (!isNamed) problems.push({ kind: "nothing-named" });
  return { settings, problems };
}
