import { liveFirestore, pathsOf, type RestTarget, restUrl } from "../documents/paths.ts";
import { publishedMenuPath } from "../published/publishedMenuPath.ts";
import { firstScreenKey, storageKey } from "../storage/scope.ts";
import { serviceUrl } from "../trustedUrl.ts";
import { wholeNumber } from "./attributeValues.ts";
import { firstScope } from "./firstScope.ts";
import type { AttributeName } from "./parseHost.ts";

type Raw = Readonly<Record<string, unknown>>;

/** The Firestore of the configuration, which the build has validated. Null if the build has no configuration. */
function targetIn(config: Raw, baseUrl: string): RestTarget | null {
  const { projectId, apiKey } = Object(config["firebase"]);
  const emulator: unknown = Object(config["emulators"]).firestore ?? liveFirestore;
  const firestore = typeof emulator === "string" ? serviceUrl(emulator, baseUrl) : null;
  return projectId && apiKey && firestore ? { firestore, projectId, apiKey } : null;
}

function storeIdOf(attribute: (name: AttributeName) => string | null): number | null {
  return wholeNumber(attribute("store-id")) ?? wholeNumber(attribute("store-name"));
}

/**
 * The URLs that can be fetched before the app is loaded: exactly those that the app will request. None if in doubt, or
 * if the element has its own `config`: the app handles these cases.
 */
export function firstReads(
  attribute: (name: AttributeName) => string | null,
  config: unknown,
  baseUrl: string,
): readonly string[] {
  const raw: Raw = Object(config);
  const target = targetIn(raw, baseUrl);
  const storeId = storeIdOf(attribute);
  const brand = raw["branded"] ? wholeNumber(attribute("hq-id")) : null;
  if (!target || storeId === null || attribute("config") !== null) return [];
  if (raw["branded"] && brand === null) return [];
  const paths = pathsOf(brand);
  // R73: in gift mode diners can't reach the dishes.
  const read = attribute("gift") === null ? [paths.store, paths.menus] : [paths.store];
  return read.map((pathOf) => restUrl(target, pathOf(storeId)));
}

/** Whether the previous visit has stored a first screen that this release can draw. */
export function hasLastScreen(
  attribute: (name: AttributeName) => string | null,
  readStored: (key: string) => string | null,
): boolean {
  const { key, version } = firstScreenKey;
  return readStored(storageKey(firstScope(attribute), key))?.startsWith(`{"version":${version},`) ?? false;
}

/**
 * Where the store's menu is published beside the script. Null unless it is known to be there, because a 404 would cost
 * a round trip: `stores` are those that the script knows, and `isLinked` says whether the page links to a URL.
 */
export function publishedMenuUrl(
  attribute: (name: AttributeName) => string | null,
  stores: readonly number[],
  isLinked: (url: string) => unknown,
  baseUrl: string,
): string | null {
  const storeId = storeIdOf(attribute) ?? 0;
  const url = new URL(publishedMenuPath(storeId), baseUrl).href;
  return stores.includes(storeId) || isLinked(url) ? url : null;
}

/** The window's height: kept free for a shop that hasn't shown a menu in this window yet. */
const unknownHeight = "100vh";

/** The stored `place` row (R82), read without its schema, which would be too large for the entry. */
export function storedHeight(
  attribute: (name: AttributeName) => string | null,
  readStored: (key: string) => string | null,
  windowPx: number,
): string {
  try {
    const { value } = JSON.parse(readStored(storageKey(firstScope(attribute), "place")) ?? "");
    if (value.windowPx === windowPx && value.heightPx > 0) return `${value.heightPx}px`;
  } catch {
    // Nothing is stored, or its format is different.
  }
  return unknownHeight;
}
