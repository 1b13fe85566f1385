import type { Messages } from "@lingui/core";
import type { HostSettings, Language } from "../domain/host/hostSettings.ts";
import { noDietary } from "../domain/menu/dietary.ts";
import { firstShop } from "../domain/menu/firstShop.ts";
import type { DietaryFit } from "../domain/menu/menu.ts";
import { correctionOf } from "../domain/time/deviceClock.ts";
import { instant } from "../domain/time/instant.ts";
import { systemClock } from "../services/adapters/clock/systemClock.ts";
import { isMenuPath } from "../state/navigation/menuPaths.ts";
import { afterPaint } from "../ui/afterPaint.ts";
import { nextTask } from "../ui/nextTask.ts";
import type { CheckedConfig } from "../wire/host/deploymentOf.ts";
import type { DrawnScreens } from "../wire/host/drawnScreen.ts";
import { ofThisRelease, type PublishedMenu } from "../wire/published/publishedMenu.ts";
import { firstScreenKey } from "../wire/storage/scope.ts";
import { serviceUrl } from "../wire/trustedUrl.ts";
import { adoptPrinted, drawStatus, isShownNow, type Printed } from "./adoptPrinted.ts";
import { drawShop } from "./drawShop.ts";
import { carryPresses } from "./presses.ts";
import { publishedShop } from "./publishedShop.ts";
import { lastHeight, type ReadPage, readPage, translateFrom } from "./readPage.ts";
import { readShop } from "./readShop.ts";
import { saveShop } from "./saveShop.ts";
import type { StoredKey, StoredValues } from "./storedValues.ts";
import type { Tap } from "./tap.ts";
import { correctionIn, type Diner, type TimedShop, timedShop } from "./timedShop.ts";

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
  /** The store's published menu (`wire/published/publishedMenu.ts`), if it was requested. */
  readonly published: readonly Promise<unknown>[];
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
/** The app's code would take the connection from a published menu. */
const menuPatienceMs = 3_000;

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/** Draws each shop as soon as its data arrive. Resolves when the shops are painted, or after a short time. */
export async function drawAll(input: FirstScreenInput): Promise<void> {
  // From here on, a press is this code's or the app's.
  const early = globalThis.serveryPresses?.() ?? [];
  const drawings = input.shops.map((shop) =>
    // Invalid stored data must not cause an error on the page. The app then draws the shop.
    draw(shop, input, early).catch(console.warn),
  );
  const menus = Promise.allSettled(input.shops.flatMap(({ published }) => published));
  const patience = pause(patienceMs).then(() => Promise.race([menus, pause(menuPatienceMs)]));
  await Promise.race([Promise.all(drawings), patience]);
}

async function draw(shop: RequestedShop, input: FirstScreenInput, early: readonly HTMLElement[]): Promise<void> {
  const page = readPage(shop.element, input.readStored);
  const { settings, things } = page;
  // Its presses are kept whatever the app will show.
  const printed = adoptPrinted(shop.element, { ...page, ...input, early });
  if (!isPlain(shop.element, settings, things)) return;
  // If no menus are requested, the page shows none.
  const isMenu = shop.urls[1] && settings.store?.kind === "id" && !settings.isGift && isAtMenu(settings);
  const isDrawn = isMenu
    ? (printed && (await fillIn(shop.element, printed, page, input))) || (await drawMenu(shop, page, input))
    : await (await input.importWaiting()).drawWaiting(shop, page, input);
  // Waits for the paint: starting the app's code would delay it on a phone.
  if (isDrawn) await new Promise<void>((resolve) => void afterPaint(resolve));
}

/** Adds to a printed page what is true now. Returns false if its dishes aren't those that this diner sees. */
async function fillIn(element: HTMLElement, printed: Printed, read: ReadPage, input: FirstScreenInput) {
  const { settings, things, language, isMobileForced } = read;
  const dietary = dietaryIn(things);
  const shop = publishedShop(printed.page, { settings, things, dietary });
  if (!shop || !printed.fits || !isShownNow(printed.page, language, shop.now)) return false;
  const messages = await input.words.get(language)?.catch(() => null);
  // The app may have taken over.
  if (!messages || !input.screens.has(element)) return true;
  return drawStatus(element, printed, shop, {
    ...{ translate: translateFrom(messages), language, dietary, isMobileForced, settings, now: shop.now },
    // The menu stands behind a home page.
    ...{ isWelcomed: true, isOld: shop.isOld, lastPx: lastHeight(things), chosenModes: chosenModes(settings, things) },
  });
}

function dietaryIn(things: StoredValues): DietaryFit {
  return things.read("dietaryOfTab") ?? things.read("dietary") ?? noDietary;
}

async function drawMenu(requested: RequestedShop, read: ReadPage, input: FirstScreenInput): Promise<boolean> {
  const { element } = requested;
  const { words, screens, importDish, saveStored } = input;
  const { settings, things, language, isMobileForced } = read;
  const dietary = dietaryIn(things);
  const diner = { settings, things, dietary };
  const last = lastShop(diner);
  const [shop, messages] = await Promise.all([
    last ?? arrivingShop(requested, input, diner),
    // If the texts fail to load, the app reports it.
    words.get(language)?.catch(() => null),
  ]);
  // Reading the documents, drawing, laying out and painting are tasks of their own.
  await nextTask();
  // The app may already have drawn its screen, of this copy of the script or of another one.
  if (!shop || !messages || screens.get(element)?.drawn.parentNode !== (element.shadowRoot ?? undefined)) return false;
  const page = { translate: translateFrom(messages), language, dietary, isMobileForced };
  const before = screens.get(element);
  const isWelcomed = read.isWelcomed || before?.isHome === false;
  const screen = drawShop(element, shop, {
    ...{ ...page, isWelcomed, settings, now: shop.now, isOld: shop.isOld },
    ...{ lastPx: lastHeight(things), chosenModes: chosenModes(settings, things) },
  });
  if (!screen) return false;
  screens.set(element, screen);
  void nextTask().then(() => screen.drawn.offsetHeight);
  if (!last) afterPaint(() => saveShop(shop, dietary, read, saveStored));
  screen.drawn.addEventListener("click", ({ target }) => {
    const tap = { ...page, element, screen, shop, target: target as Element };
    importDish()
      .then(({ openDish }) => openDish(tap))
      .catch(console.warn);
  });
  if (before) carryPresses(before, screen);
  return true;
}

/** The shop that the previous visit stored (`saveFirstScreen.ts`). */
function lastShop(diner: Diner): TimedShop | null {
  const last = diner.things.read(firstScreenKey.key, firstScreenKey.version);
  return last ? timedShop(last, diner) : null;
}

/**
 * From the published menu or from the documents, whichever arrives first. In a rush, Firestore may refuse sooner than the
 * published menu is there.
 */
function arrivingShop(shop: RequestedShop, input: FirstScreenInput, diner: Diner): Promise<TimedShop | null> {
  const fresh = freshShop(shop, input, diner);
  const published = shop.published.map(async (file) => {
    const read = await file
      .then((menu) => ofThisRelease(menu as PublishedMenu))
      .then((menu) => menu && publishedShop(menu, diner))
      .catch(() => null);
    return read ?? fresh;
  });
  // If none arrives, the app reports it.
  return Promise.any([fresh, ...published]).catch(() => null);
}

async function freshShop(
  { element, urls }: RequestedShop,
  { baked, base, ask, screens }: FirstScreenInput,
  { things, dietary }: Diner,
): Promise<TimedShop | null> {
  const { apiUrl } = baked as CheckedConfig;
  // To parse documents takes a slow phone long, and they aren't needed if the published menu was first.
  const before = screens.get(element);
  const answers = urls.map(async (url) => {
    const answer = await ask(url);
    return screens.get(element) === before ? answer : Response.error();
  });
  const read = await readShop(answers, serviceUrl(apiUrl, base) ?? "");
  if (!read) return null;
  const ordered = things.read("dishes")?.[read.store.id] ?? [];
  const correctionMs = correctionIn(things);
  // The answer may come from a cache, so its time may be hours old. The app requests it again and then shows the
  // opening hours.
  if (correctionOf(correctionMs, read.aheadMs) !== correctionMs) return null;
  const now = instant(systemClock.now() + correctionMs);
  return { ...firstShop(read.store, read.menus, { dietary, ordered }), now, savedAt: now, isOld: false };
}

/** R106, R48. Only the app knows whether a room or table still counts (R52). */
function chosenModes({ visit, opening }: HostSettings, things: StoredValues): readonly unknown[] | null {
  if (visit.room !== null || visit.table !== null || things.has("room") || things.has("table")) return null;
  return [opening.mode, things.read("orderMode")];
}
