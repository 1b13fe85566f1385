import type { Deployment } from "../../domain/host/deployment.ts";
import { orderedCountAtom } from "../../state/cart/cart.atoms.ts";
import { refreshNowAtom } from "../../state/clock/clock.atoms.ts";
import {
  applySettingsAtom,
  isReadyAtom,
  languageAtom,
  layoutAtom,
  settingsAtom,
  widthAtom,
} from "../../state/host/host.atoms.ts";
import { logAtom } from "../../state/log/log.atoms.ts";
import { servedMenuAtom } from "../../state/menu/menu.atoms.ts";
import { pathAtom, redirectAtom, routeAtom } from "../../state/navigation/navigation.atoms.ts";
import { isErrorScreen, patternOf } from "../../state/navigation/paths.ts";
import { isMenuShownAtom } from "../../state/screen/shownRoute.atoms.ts";
import { type JotaiStore, servicesAtom } from "../../state/services.atoms.ts";
import { isDrawnMenuShownAtom } from "../../state/store/drawnMenu.atoms.ts";
import { checkClockAtom, endDrawnMenuAtom, openStoreAtom } from "../../state/store/store.actions.ts";
import { storeAtom, storeHeaderAtom, storeReferenceAtom } from "../../state/store/store.atoms.ts";
import { storeStateAtom } from "../../state/store/storeState.atoms.ts";
import { afterPaint } from "../../ui/afterPaint.ts";
import { hostColours } from "../../ui/hostColours.ts";
import { applyTheme } from "../../ui/sheets.ts";
import { themeProperties } from "../../ui/theme.ts";
import type { DocumentPaths } from "../../wire/documents/paths.ts";
import type { DrawnScreen, DrawnScreens } from "../../wire/host/drawnScreen.ts";
import { firstScreenKey } from "../../wire/storage/scope.ts";
import { firstRoute } from "./firstView.ts";
import { loadAndStart } from "./loadWithRetry.ts";
import type { ReadHost } from "./readHost.ts";
import type { Start } from "./residents/startResidents.ts";
import { createAnnouncer } from "./services/createAnnouncer.ts";
import { createServices } from "./services/createServices.ts";
import type { OpenShop, ShopScope } from "./shopScope.ts";

interface ShopInput extends Omit<OpenShop, "context" | "device" | "hasLeftHome" | "applyColours"> {
  readonly read: ReadHost;
  readonly deployment: Deployment;
  readonly paths: DocumentPaths;
  readonly started: Map<string, Promise<Response>>;
  readonly screens: DrawnScreens;
  /** Null if it may be loaded after the first view. */
  readonly runShop: Start | null;
}

export const loadRunShop = (): Promise<Start> => import("./runShop.ts").then((chunk) => chunk.loadRunShop());

/** Short enough that "Open until" is never a minute late. */
const lookAtClockMs = 15_000;

/** Applies the colours of the store or its group. The host page's colours override them. */
function applyColours(store: JotaiStore, root: ShadowRoot): void {
  const colours = store.get(storeHeaderAtom)?.colours[store.get(layoutAtom)];
  applyTheme(root, themeProperties({ ...colours, ...hostColours(root) }));
}

/** Loads the code that ordering needs: on a menu after its first paint, on any other screen immediately. */
function runLater(shop: OpenShop, drawn: DrawnScreen | null): void {
  const begin = () => loadAndStart(shop, loadRunShop, (run) => run(shop));
  if (firstRoute(shop.store, drawn).hasFirstWords) shop.scope.add(afterPaint(begin));
  else begin();
}

function emitArrivals({ store, scope }: ShopScope): void {
  const { announcer } = store.get(servicesAtom);
  let [hasBegun, isReady] = [false, false];
  const emitNavigated = () => {
    hasBegun = true;
    const route = store.get(routeAtom);
    announcer.announce({ kind: "navigate", path: patternOf(route), name: route.name });
  };
  const emitReady = () => {
    const shown = store.get(storeAtom);
    // A path to a store that wasn't found leads to an error screen, whose path names no store.
    const isShown =
      store.get(storeReferenceAtom) === null
        ? !isErrorScreen(store.get(routeAtom))
        : store.get(servedMenuAtom).kind === "ready";
    if (isReady || !isShown) return;
    isReady = true;
    if (!hasBegun) emitNavigated();
    const storeId = shown.kind === "ready" ? shown.value.id : null;
    const [language, itemCount] = [store.get(languageAtom), store.get(orderedCountAtom)];
    announcer.announce({ kind: "ready", storeId, language, itemCount });
    store.set(isReadyAtom, true);
  };
  scope.add(store.sub(servedMenuAtom, emitReady), store.sub(pathAtom, emitNavigated), store.sub(pathAtom, emitReady));
  // Waits until the caller has received the element.
  queueMicrotask(() => {
    if (!hasBegun) emitNavigated();
    emitReady();
  });
}

/** Sets up one element's shop: its services, and everything that runs by itself until the shop is closed. */
export function openShop(input: ShopInput): void {
  const { store, scope, host, root, runShop, restart } = input;
  const { settings, device } = input.read;
  const announcer = createAnnouncer(host);
  const log = (type: "Error" | "Warning", description: string, cause?: unknown) =>
    store.set(logAtom, { type, category: "documents", description, cause });
  const lookAtClock = () => store.set(refreshNowAtom);
  const checkClock = () => {
    lookAtClock();
    void store.set(checkClockAtom);
  };
  const services = createServices({ ...input, announcer, settings, device, onClockCorrected: lookAtClock, log });
  const { clock, connection, history } = services;
  const context = { ...input, device, log, clock, connection };
  const drawn = input.screens.get(host) ?? null;
  const hasLeftHome = drawn?.isHome === false;
  const applyOwnColours = () => applyColours(store, root);
  const shop = { store, scope, host, root, device, context, hasLeftHome, restart, applyColours: applyOwnColours };
  store.set(servicesAtom, services);
  store.set(applySettingsAtom, settings);
  lookAtClock();
  store.set(pathAtom, history.current());
  store.set(widthAtom, host.offsetWidth);
  // A first screen already has its colours.
  if (!drawn) shop.applyColours();
  store.set(isDrawnMenuShownAtom, Boolean(drawn?.shop) && store.get(isMenuShownAtom));
  // Before what may lead to another screen at once.
  scope.add(history.listen(() => store.set(pathAtom, history.current())));
  if (runShop) runShop(shop);
  else runLater(shop, drawn);
  scope.add(
    store.sub(storeReferenceAtom, () => {
      // It is another store's.
      store.set(isDrawnMenuShownAtom, false);
      void store.set(openStoreAtom);
    }),
    store.sub(pathAtom, () => store.set(endDrawnMenuAtom)),
    clock.every(lookAtClockMs, checkClock),
    store.sub(storeHeaderAtom, shop.applyColours),
    store.sub(layoutAtom, shop.applyColours),
    // R42: a store that is closed down isn't shown at the next visit, even for a moment.
    store.sub(storeAtom, () => store.get(storeAtom).kind === "missing" && device.forget(firstScreenKey)),
    // Computed as soon as the store is loaded, while the menu is still loading, so that nothing waits for it later.
    store.sub(storeStateAtom, () => {}),
  );
  emitArrivals(shop);
  void store.set(openStoreAtom);
}

/** Whether the page and its address name neither a store nor a group, so that there is nothing to show. */
export function namesNothing(store: JotaiStore): boolean {
  return store.get(settingsAtom).hqId === null && store.get(storeReferenceAtom) === null;
}

/**
 * R43, R92: a full page whose address names no store leads to the provider's site, at any time. If there is none, the
 * diner reads that no store was found. Otherwise the menu would load for ever.
 */
export function watchNaming({ store, scope }: ShopScope, leave: (() => void) | null): void {
  const look = () => {
    if (!namesNothing(store) || store.get(routeAtom).name !== "main") return;
    if (leave) leave();
    else store.set(redirectAtom, { name: "pageNotFound" });
  };
  scope.add(store.sub(storeReferenceAtom, look), store.sub(routeAtom, look));
}
