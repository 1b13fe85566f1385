import { storeName } from "../../../../domain/store/storeName.ts";
import { createBrowserHead, type PageHead } from "../../../../services/adapters/browser/browserHead.ts";
import { languageAtom, settingsAtom } from "../../../../state/host/host.atoms.ts";
import { servedMenuAtom } from "../../../../state/menu/menu.atoms.ts";
import { pathAtom, routeAtom } from "../../../../state/navigation/navigation.atoms.ts";
import type { Route } from "../../../../state/navigation/paths.ts";
import { canonicalPathAtom, menuPathAtom } from "../../../../state/screen/pageAddress.atoms.ts";
import { shownRouteAtom } from "../../../../state/screen/shownRoute.atoms.ts";
import { stepOverlays } from "../../../../state/screen/stepOverlays.ts";
import { type JotaiStore, servicesAtom } from "../../../../state/services.atoms.ts";
import { storeAtom } from "../../../../state/store/store.atoms.ts";
import { whenIdle } from "../../../../ui/whenIdle.ts";
import { encodeManifest } from "../../../../wire/page/manifest.ts";
import { encodeStructuredData, scriptText } from "../../../../wire/page/structuredData.ts";
import type { OpenShop, ShopScope } from "../../shopScope.ts";

type FullPage = Pick<OpenShop, "store" | "scope" | "root">;

/** The screen's heading, then the store's name. While a screen has no heading yet, the current title stays. */
function titleOf(store: JotaiStore, root: ShadowRoot): string {
  const heading = root.querySelector("h1")?.textContent.trim();
  const shown = store.get(storeAtom);
  const name = shown.kind === "ready" ? storeName(shown.value) : null;
  if (!heading) return document.title;
  return name === null || name === heading ? heading : `${heading} · ${name}`;
}

function holdsOrder(route: Route): boolean {
  return ("order" in route && route.order !== undefined) || ("qrcode" in route && route.qrcode !== undefined);
}

function headOf(store: JotaiStore, root: ShadowRoot): PageHead {
  const { basePath, isTitleKept } = store.get(settingsAtom);
  const urlOf = (path: string) => location.origin + basePath + path;
  const language = store.get(languageAtom);
  const canonical = store.get(canonicalPathAtom);
  const head = {
    title: isTitleKept ? undefined : titleOf(store, root),
    language,
    canonical: canonical && urlOf(canonical),
    structuredData: null,
    manifest: null,
    icon: null,
    isSecret: holdsOrder(store.get(routeAtom)),
  };
  const [shown, served] = [store.get(storeAtom), store.get(servedMenuAtom)];
  if (shown.kind !== "ready") return head;
  const url = urlOf(store.get(menuPathAtom));
  const page = { store: shown.value, url, scope: urlOf("/"), language };
  const storeHead = { ...head, manifest: scriptText(encodeManifest(page)), icon: shown.value.logo };
  // R42: search engines must not list a test store. Structured data describes only a menu that is on the screen.
  if (shown.value.isTest || store.get(shownRouteAtom).name !== "store" || served.kind !== "ready") return storeHead;
  const surcharges = root.querySelector(".store-header__surcharge")?.textContent ?? "";
  const menuPage = { ...page, menu: served.value, surcharges };
  return { ...storeHead, structuredData: scriptText(encodeStructuredData(menuPage)) };
}

/**
 * A full page is the shop's own, and so is its head: title, language, canonical URL, structured data for search
 * engines, a manifest and an icon. They are removed together with the element.
 */
export function showPageHead({ store, scope, root }: FullPage): void {
  const head = createBrowserHead();
  let stopWaiting: (() => void) | null = null;
  const show = () => {
    stopWaiting = null;
    head.show(headOf(store, root));
  };
  const showSoon = () => {
    stopWaiting ??= whenIdle(show);
  };
  const headings = new MutationObserver(showSoon);
  headings.observe(root, { childList: true, subtree: true, characterData: true });
  showSoon();
  scope.add(
    ...[storeAtom, servedMenuAtom, languageAtom, pathAtom, settingsAtom].map((atom) => store.sub(atom, showSoon)),
    () => headings.disconnect(),
    () => stopWaiting?.(),
    head.clear,
  );
}

/** R80: on a full page, Back closes dialogs. An embedded shop loads none of this (R6). */
export function startSteps({ store, scope }: ShopScope): void {
  const { loadLayers, listen } = store.get(servicesAtom).history;
  if (!loadLayers) return;
  loadLayers().then(
    (layers) => {
      if (!scope.isClosed()) scope.add(stepOverlays(store, layers, listen));
    },
    // If it fails to load, dialogs are no steps of the history, as in an embedded shop.
    () => {},
  );
}

/** What a shop does only in full-page mode. */
export function startFullPage(shop: FullPage): void {
  startSteps(shop);
  showPageHead(shop);
}
