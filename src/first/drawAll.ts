import type { Messages } from "@lingui/core";
import type { HostSettings, Language } from "../domain/host/hostSettings.ts";
import { type FirstShop, firstShop } from "../domain/menu/firstShop.ts";
import type { DietaryFit } from "../domain/menu/menu.ts";
import { correctionOf, storedCorrection } from "../domain/time/deviceClock.ts";
import { type Instant, instant } from "../domain/time/instant.ts";
import { learnOffsets } from "../domain/time/zone.ts";
import { systemClock } from "../services/adapters/clock/systemClock.ts";
import { isMenuPath } from "../state/navigation/menuPaths.ts";
import { afterPaint } from "../ui/afterPaint.ts";
import { nextTask } from "../ui/nextTask.ts";
import type { CheckedConfig } from "../wire/host/deploymentOf.ts";
import type { DrawnScreens } from "../wire/host/drawnScreen.ts";
import { firstScreenKey } from "../wire/storage/scope.ts";
import { serviceUrl } from "../wire/trustedUrl.ts";
import { drawShop } from "./drawShop.ts";
import { lastHeight, type ReadPage, readPage, translateFrom } from "./readPage.ts";
import { readShop } from "./readShop.ts";
import { saveShop } from "./saveShop.ts";
import type { StoredKey, StoredValues } from "./storedValues.ts";
import type { Tap } from "./tap.ts";

/** Stored orders and a selected venue. They change which screen is shown (R33 return, R75). */
const decisive: readonly StoredKey[] = ["checkoutData", "checkoutDataOfTab", "unseenOrder", "selection"];

/** A full page's URL may name any screen (R6). An embedded shop starts with the menu. */
function isAtMenu({ isFullPage, basePath }: HostSettings): boolean {
  return !isFullPage || isMenuPath(location.pathname.slice(basePath.length));
}

/** Whether the app will show the screen that the page and its URL name. */
function isPlain(element: Element, { isDigitalDisplay }: HostSettings, things: StoredValues): boolean {
  // An element with its own `config` may use a different backend from the one that was asked.
  return !isDigitalDisplay && !Object.hasOwn(element, "config") && !decisive.some(things.has);
}

export interface RequestedShop {
  readonly element: HTMLElement;
  /** URLs of the store and its menus; fewer if the page shows no menu. */
  readonly urls: readonly string[];
}

interface Dish {
  openDish(tap: Tap): Promise<unknown>;
}

interface Waiting {
  drawWaiting(shop: RequestedShop, page: ReadPage, input: FirstScreenInput): Promise<unknown>;
}

export interface FirstScreenInput {
  readonly shops: readonly RequestedShop[];
  /** Returns the response for a URL, and requests it if that hasn't happened yet. */
  readonly ask: (url: string) => Promise<Response>;
  readonly words: ReadonlyMap<Language, Promise<Messages>>;
  readonly readStored: (key: string) => string | null;
  readonly saveStored: (key: string, text: string) => void;
  readonly baked: unknown;
  readonly base: string;
  /** The drawn screens are added here and stay until the app has taken over. */
  readonly screens: DrawnScreens;
  /** The code that opens a pressed dish before the app is loaded. */
  readonly importDish: () => Promise<Dish>;
  /** The code that draws what other pages show before the app is loaded. */
  readonly importWaiting: () => Promise<Waiting>;
}

/** Longer than an answer takes on an open connection. The app's code shouldn't wait for a slow one. */
const patienceMs = 300;

/** Draws each shop as soon as its documents arrive. Resolves when the shops are painted, or after a short time. */
export async function drawAll(input: FirstScreenInput): Promise<void> {
  const drawings = input.shops.map((shop) =>
    // Invalid stored data must not cause an error on the page. The app then draws the shop.
    draw(shop, input).catch(console.warn),
  );
  const patience = new Promise<void>((resolve) => {
    setTimeout(resolve, patienceMs);
  });
  await Promise.race([Promise.all(drawings), patience]);
}

const nothing: DietaryFit = { allergies: [], intolerances: [], preferences: [] };

async function draw(shop: RequestedShop, input: FirstScreenInput): Promise<void> {
  const page = readPage(shop.element, input.readStored);
  const { settings, things } = page;
  if (!isPlain(shop.element, settings, things)) return;
  // If no menus are requested, the page shows none.
  const isMenu = shop.urls[1] && settings.store?.kind === "id" && !settings.isGift && isAtMenu(settings);
  const isDrawn = isMenu
    ? await drawMenu(shop, page, input)
    : await (await input.importWaiting()).drawWaiting(shop, page, input);
  // Waits for the paint: starting the app's code would delay it on a phone.
  if (isDrawn) await new Promise<void>((resolve) => void afterPaint(resolve));
}

async function drawMenu({ element, urls }: RequestedShop, read: ReadPage, input: FirstScreenInput): Promise<boolean> {
  const { words, screens, importDish, saveStored } = input;
  const { settings, things, language, isMobileForced } = read;
  const dietary = things.read("dietaryOfTab") ?? things.read("dietary") ?? nothing;
  const [shop, messages] = await Promise.all([
    lastShop(settings, things, dietary) ?? freshShop(urls, input, things, dietary),
    // If the texts fail to load, the app reports it.
    words.get(language)?.catch(() => null),
  ]);
  // Reading the documents, drawing, laying out and painting are tasks of their own.
  await nextTask();
  // The app may already have drawn its screen.
  if (!shop || !messages || element.shadowRoot) return false;
  const page = { translate: translateFrom(messages), language, dietary, isMobileForced };
  const screen = drawShop(element, shop, {
    ...{ ...page, settings, now: shop.now, isOld: shop.isOld },
    ...{ lastPx: lastHeight(things), last: lastMode(settings, things) },
  });
  if (!screen) return false;
  screens.set(element, screen);
  void nextTask().then(() => screen.drawn.offsetHeight);
  if (shop.isRead) afterPaint(() => saveShop(shop, dietary, read, saveStored));
  screen.drawn.addEventListener("click", ({ target }) => {
    const tap = { ...page, element, screen, shop, target: target as Element };
    importDish()
      .then(({ openDish }) => openDish(tap))
      .catch(console.warn);
  });
  return true;
}

interface TimedShop extends FirstShop {
  readonly now: Instant;
  readonly isOld: boolean;
  /** Whether it was read from the documents, not from what a previous visit stored. */
  readonly isRead: boolean;
}

/** How often an open shop reads its menu again. */
const freshForMs = 300_000;

/**
 * The shop that the previous visit stored (`saveFirstScreen.ts`). However old it is, opening hours are calculated for
 * the current time.
 */
function lastShop({ store }: HostSettings, things: StoredValues, dietary: DietaryFit): TimedShop | null {
  const last = things.read(firstScreenKey.key, firstScreenKey.version);
  if (!last || store?.kind !== "id" || last.store.id !== store.id) return null;
  if (JSON.stringify(last.dietary) !== JSON.stringify(dietary)) return null;
  learnOffsets(last.store.zone, last.offsets);
  const now = instant(systemClock.now() + correctionIn(things));
  return { ...last, now, isOld: now - last.savedAt > freshForMs, isRead: false };
}

async function freshShop(
  urls: readonly string[],
  { baked, base, ask }: FirstScreenInput,
  things: StoredValues,
  dietary: DietaryFit,
): Promise<TimedShop | null> {
  const { apiUrl } = baked as CheckedConfig;
  const read = await readShop(urls.map(ask), serviceUrl(apiUrl, base) ?? "");
  if (!read) return null;
  const ordered = things.read("dishes")?.[read.store.id] ?? [];
  const correctionMs = correctionIn(things);
  // The answer may come from a cache, so its time may be hours old. The app requests it again and then shows the
  // opening hours.
  if (correctionOf(correctionMs, read.aheadMs) !== correctionMs) return null;
  return {
    ...firstShop(read.store, read.menus, { dietary, ordered }),
    now: instant(systemClock.now() + correctionMs),
    isOld: false,
    isRead: true,
  };
}

/** Only the app knows whether a room or table still counts (R52). */
function lastMode({ visit }: HostSettings, things: StoredValues): unknown {
  if (visit.room !== null || visit.table !== null || things.has("room") || things.has("table")) return undefined;
  return things.read("orderMode") ?? null;
}

function correctionIn(things: StoredValues): number {
  return storedCorrection(things.read("clock"));
}
