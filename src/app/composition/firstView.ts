import type { I18n, Messages } from "@lingui/core";
import type { Language } from "../../domain/host/hostSettings.ts";
import { deferred } from "../../services/adapters/deferred.ts";
import { within } from "../../services/adapters/within.ts";
import {
  areOrderWordsLoadedAtom,
  languageAtom,
  pickLanguageAtom,
  wantedLanguageAtom,
} from "../../state/host/host.atoms.ts";
import { logAtom } from "../../state/log/log.atoms.ts";
import { servedMenuAtom } from "../../state/menu/menu.atoms.ts";
import { isSheetShownAtom, shownRouteAtom } from "../../state/screen/shownRoute.atoms.ts";
import { type JotaiStore, servicesAtom } from "../../state/services.atoms.ts";
import { isDrawnMenuShownAtom } from "../../state/store/drawnMenu.atoms.ts";
import type { DrawnScreen } from "../../wire/host/drawnScreen.ts";
import { loadOrderSheet, routes, type ScreenRoute } from "../routes.ts";
import { preloadChunk } from "../useChunk.ts";
import { loadCatalogue, loadOrderCatalogue } from "./catalogues.ts";
import type { ShopScope } from "./shopScope.ts";

/** The first texts, which the entry script has already requested: an import() here would load them a second time. */
export type FirstWords = ReadonlyMap<Language, Promise<Messages>>;

/** Keeps the texts in the wanted language. Resolves when the first texts are loaded. */
export function watchLanguage({ store, scope }: ShopScope, i18n: I18n, words: FirstWords): Promise<void> {
  const load = async (): Promise<void> => {
    const language = store.get(wantedLanguageAtom);
    const isOrdering = store.get(areOrderWordsLoadedAtom);
    // All texts change at once: texts that arrived later would be missing from the screen until then.
    const [messages, orderMessages] = await Promise.all([
      words.get(language)?.catch(() => loadCatalogue(language)) ?? loadCatalogue(language),
      isOrdering ? loadOrderCatalogue(language) : null,
    ]);
    // Another language may have been picked in the meantime.
    if (language !== store.get(wantedLanguageAtom)) return;
    if (isOrdering !== store.get(areOrderWordsLoadedAtom)) return load();
    i18n.loadAndActivate({ locale: language, messages: { ...messages, ...orderMessages } });
    store.set(languageAtom, language);
  };
  const stay = (language: Language, cause: unknown) => {
    const description = "The language could not be loaded";
    store.set(logAtom, { type: "Error", category: "screen", description, cause });
    // Otherwise picking the same language again would change nothing, and wouldn't load it again.
    if (language === store.get(wantedLanguageAtom)) store.set(pickLanguageAtom, store.get(languageAtom));
  };
  const change = () => {
    const language = store.get(wantedLanguageAtom);
    load().catch((cause: unknown) => stay(language, cause));
  };
  scope.add(store.sub(wantedLanguageAtom, change));
  return load();
}

/** A shop without its screen is drawn after this time: it says what it waits for. */
const patienceMs = 3_000;

/** The screen that is shown first. A printed home page (R76) is known before the store. */
export function firstRoute(store: JotaiStore, drawn: DrawnScreen | null): ScreenRoute {
  return routes[drawn?.isHome ? "home" : store.get(shownRouteAtom).name];
}

/** Loads the screen's chunk and what it needs, so that the first render is complete. */
export async function loadFirstScreen(store: JotaiStore, route: ScreenRoute, loadParts: () => Promise<unknown>) {
  const { load, hasFirstWords } = route;
  const parts: Promise<unknown>[] = [preloadChunk(load)];
  if (store.get(isSheetShownAtom)) parts.push(preloadChunk(loadOrderSheet));
  // Every screen except the menu.
  if (!hasFirstWords) parts.push(loadParts());
  // A chunk that fails to load is requested again, and the failure explained, when its screen is drawn.
  await within(Promise.allSettled(parts), patienceMs).catch(() => {});
}

/** A menu that was drawn before the app says after this time that ordering is still loading. */
const drawnPatienceMs = 10_000;

/**
 * Resolves when the menu is loaded, so that a first screen isn't replaced by a loading placeholder. A menu that stays
 * doesn't wait for long.
 */
export function menuIsThere(store: JotaiStore): Promise<void> {
  const { promise, resolve } = deferred<void>();
  const look = () => {
    if (store.get(servedMenuAtom).kind !== "loading") resolve();
  };
  const stops = [store.sub(servedMenuAtom, look)];
  if (store.get(isDrawnMenuShownAtom)) stops.push(store.get(servicesAtom).clock.after(drawnPatienceMs, resolve));
  look();
  return promise.finally(() => {
    for (const stop of stops) stop();
  });
}
