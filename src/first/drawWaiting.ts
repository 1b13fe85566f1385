import { layoutAt } from "../domain/host/layout.ts";
import { noTexts, storeTextIn } from "../domain/store/storeTexts.ts";
import { isAt, menuPatterns, waitingPatterns } from "../state/navigation/menuPaths.ts";
import { startsPage } from "../ui/startsPage.ts";
import { reservedHeight } from "../views/shell/reservedHeight.ts";
import { translateWith } from "../views/translate.ts";
import type { CheckedConfig } from "../wire/host/deploymentOf.ts";
import { serviceUrl } from "../wire/trustedUrl.ts";
import type { FirstScreenInput, RequestedShop } from "./drawAll.ts";
import { attachScreen } from "./drawShop.ts";
import { lastHeight, type ReadPage, translateFrom } from "./readPage.ts";
import { readStore } from "./readShop.ts";
import { type WaitingKind, WaitingScreen } from "./WaitingScreen.tsx";

/** The page that a full page's URL names, or that an embedded shop starts with (R6, R73). Null if it is another one. */
function waitingKind({ settings, things }: ReadPage): WaitingKind | null {
  const { store, hqId, isGift, isFullPage, basePath } = settings;
  const path = isFullPage ? location.pathname.slice(basePath.length) : "/";
  const isMain = isAt(menuPatterns.main, path);
  if (isMain && store === null) return hqId === null ? null : "venues";
  if (isAt(waitingPatterns.giftStore, path)) return "gifts";
  if (isAt(waitingPatterns.orderHistory, path)) return things.read("signedIn") ? "orders" : "guest";
  return isGift && (isMain || isAt(menuPatterns.store, path)) ? "gifts" : null;
}

async function storeOf([url]: readonly string[], { baked, base, ask }: FirstScreenInput) {
  if (!url) return null;
  const context = { base: serviceUrl((baked as CheckedConfig).apiUrl, base) ?? "", note() {} };
  // If the request fails, the app reports it.
  const read = await readStore(ask(url), context).catch(() => null);
  return read?.store ?? null;
}

/** Draws a page that isn't a menu. Returns whether it did. */
export async function drawWaiting(
  { element, urls }: RequestedShop,
  page: ReadPage,
  input: FirstScreenInput,
): Promise<boolean> {
  const { settings, things, language, isMobileForced } = page;
  const kind = waitingKind(page);
  // Only the app can tell whether a store that is named otherwise exists.
  if (!kind || (settings.store && settings.store.kind !== "id")) return false;
  const [store, messages] = await Promise.all([
    storeOf(urls, input),
    // If the texts fail to load, the app reports it.
    input.words.get(language)?.catch(() => null),
  ]);
  // A store that can't be shown leads to another page. The app may already have drawn its screen.
  if ((urls[0] && !store) || !messages || element.shadowRoot) return false;
  const layout = layoutAt(element.offsetWidth, isMobileForced);
  const screen = WaitingScreen({
    ...{ kind, language, settings, isMobileForced, layout, store },
    translate: translateWith(translateFrom(messages), storeTextIn(language, [store?.texts ?? noTexts])),
    minHeight: reservedHeight(lastHeight(things), false),
  });
  const shown = { colours: store?.colours[layout] ?? {}, startsPage: startsPage(element), choice: null, shop: null };
  input.screens.set(element, attachScreen(element, screen, shown));
  return true;
}
