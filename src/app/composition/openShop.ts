import type { createStore } from "jotai";
import type { Deployment } from "../../domain/host/deployment.ts";
import { cartCountAtom } from "../../state/cart/cart.atoms.ts";
import { lookAtClockAtom } from "../../state/clock/clock.atoms.ts";
import { applySettingsAtom, languageAtom, layoutAtom, settingsAtom, widthAtom } from "../../state/host/host.atoms.ts";
import { logAtom } from "../../state/log/log.atoms.ts";
import { servedMenuAtom } from "../../state/menu/menu.atoms.ts";
import { pathAtom, routeAtom } from "../../state/navigation/navigation.atoms.ts";
import { isErrorScreen, patternOf } from "../../state/navigation/paths.ts";
import { shownRouteAtom } from "../../state/screen/shownRoute.atoms.ts";
import { servicesAtom } from "../../state/services.atoms.ts";
import { openStoreAtom, refreshStoreAtom, watchStoreAtom } from "../../state/store/store.actions.ts";
import { storeAddressAtom, storeAtom } from "../../state/store/store.atoms.ts";
import { storeStateAtom } from "../../state/store/storeState.atoms.ts";
import { hostColours } from "../../ui/hostColours.ts";
import { applyTheme } from "../../ui/sheets.ts";
import { themeProperties } from "../../ui/theme.ts";
import type { DocumentPaths } from "../../wire/documents/paths.ts";
import { routes, type ScreenRoute } from "../routes.ts";
import { preloadChunk } from "../useChunk.ts";
import { createAnnouncer } from "./announce.ts";
import { createServices } from "./createServices.ts";
import { keepCart } from "./keepCart.ts";
import { keepSteps } from "./keepSteps.ts";
import type { ReadHost } from "./readHost.ts";
import { returnToOrder } from "./returnToOrder.ts";
import { stopAll } from "./stopAll.ts";

type Store = ReturnType<typeof createStore>;

export interface ShopInput {
  readonly store: Store;
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  readonly read: ReadHost;
  readonly deployment: Deployment;
  readonly paths: DocumentPaths;
  readonly started: Map<string, Promise<Response>>;
}

/** Nothing can be read in less. */
const leastWidthPx = 10;
const refreshMs = 300_000;
/** Often enough that "Open until" is never a minute late. */
const lookAtClockMs = 15_000;
/** A diner who comes back to the page sees what is there now, but not at each glance. */
const freshForMs = 60_000;

/** Keeps the menu fresh: every five minutes, and when the network is back or the page is seen again. */
function keepFresh(store: Store): () => void {
  const { clock, connection } = store.get(servicesAtom);
  let readAt = clock.now();
  const refresh = () => {
    readAt = clock.now();
    void store.set(refreshStoreAtom);
  };
  return stopAll([
    clock.every(refreshMs, refresh),
    connection.listen((news) => {
      if (news === "gone") return;
      store.set(lookAtClockAtom);
      if (news === "back" || clock.now() - readAt >= freshForMs) refresh();
    }),
  ]);
}

function keepTheme(store: Store, root: ShadowRoot): () => void {
  const own = hostColours(root);
  const dress = () => {
    const shown = store.get(storeAtom);
    const colours = shown.kind === "ready" && shown.value.colours[store.get(layoutAtom)];
    applyTheme(root, themeProperties({ ...colours, ...own }));
  };
  dress();
  return stopAll([store.sub(storeAtom, dress), store.sub(layoutAtom, dress)]);
}

/** Hardly any page wants another level than 1: who does, fetches it. */
function keepHeadings(store: Store, root: ShadowRoot): () => void {
  let isWanted = false;
  const stops: (() => void)[] = [];
  const look = () => {
    if (isWanted || store.get(settingsAtom).headingLevel === 1) return;
    isWanted = true;
    void import("./shiftHeadings.ts").then(({ shiftHeadings }) => isWanted && stops.push(shiftHeadings(store, root)));
  };
  stops.push(store.sub(settingsAtom, look), () => {
    isWanted = false;
  });
  look();
  return stopAll(stops);
}

/** A digital display stays open for days, so it listens; a phone asks every five minutes. */
function keepWatching(store: Store): () => void {
  let stop: (() => void) | null = null;
  const look = () => {
    const wanted = store.get(settingsAtom).isDigitalDisplay && store.get(storeAtom).kind === "ready";
    if (wanted && !stop) stop = store.set(watchStoreAtom);
    if (!wanted && stop) {
      stop();
      stop = null;
    }
  };
  return stopAll([store.sub(settingsAtom, look), store.sub(storeAtom, look), () => stop?.()]);
}

function announceArrivals(store: Store): () => void {
  const { announcer } = store.get(servicesAtom);
  let [hasBegun, isReady] = [false, false];
  const tellNavigated = () => {
    hasBegun = true;
    const route = store.get(routeAtom);
    announcer.announce({ kind: "navigate", path: patternOf(route), name: route.name });
  };
  const tellReady = () => {
    const shown = store.get(storeAtom);
    // Where a path named a store that wasn't found, it leads to a screen that names none.
    const isShown =
      store.get(storeAddressAtom) === null
        ? !isErrorScreen(store.get(routeAtom))
        : store.get(servedMenuAtom).kind === "ready";
    if (isReady || !isShown) return;
    isReady = true;
    if (!hasBegun) tellNavigated();
    const storeId = shown.kind === "ready" ? shown.value.id : null;
    const [language, itemCount] = [store.get(languageAtom), store.get(cartCountAtom)];
    announcer.announce({ kind: "ready", storeId, language, itemCount });
    // Once a start: who goes back to the menu stays there.
    returnToOrder(store, storeId);
  };
  const stops = [
    store.sub(servedMenuAtom, tellReady),
    store.sub(pathAtom, tellNavigated),
    store.sub(pathAtom, tellReady),
  ];
  // After the element has been handed to whoever waits for it.
  queueMicrotask(() => {
    if (!hasBegun) tellNavigated();
    tellReady();
  });
  return stopAll(stops);
}

/** Sets up one element's shop: its services, and everything that goes on by itself until it is shut. */
export function openShop({ store, host, root, read, deployment, paths, started }: ShopInput): () => void {
  const { settings, device } = read;
  const announcer = createAnnouncer(host);
  const log = (type: "Error" | "Warning", description: string) =>
    store.set(logAtom, { type, category: "documents", description });
  const lookAtClock = () => store.set(lookAtClockAtom);
  const services = createServices({
    announcer,
    deployment,
    paths,
    settings,
    device,
    started,
    onClockCorrected: lookAtClock,
    log,
  });
  const { clock, history } = services;
  store.set(servicesAtom, services);
  store.set(applySettingsAtom, settings);
  lookAtClock();
  store.set(pathAtom, history.current());
  store.set(widthAtom, host.offsetWidth);
  const stops = [
    history.listen(() => store.set(pathAtom, history.current())),
    store.sub(storeAddressAtom, () => void store.set(openStoreAtom)),
    clock.every(lookAtClockMs, lookAtClock),
    keepFresh(store),
    keepTheme(store, root),
    keepWatching(store),
    keepHeadings(store, root),
    keepCart(store),
    keepSteps(store),
    // Worked out when the store is there: the menu is still on its way then, and after it nobody should wait.
    store.sub(storeStateAtom, () => {}),
    announceArrivals(store),
  ];
  if (store.get(widthAtom) < leastWidthPx) {
    void import("./tellNoWidth.ts").then(({ tellNoWidth }) => tellNoWidth(host, clock, leastWidthPx));
  }
  void store.set(openStoreAtom);
  return stopAll(stops);
}

export function firstScreen(store: Store): ScreenRoute {
  return routes[store.get(shownRouteAtom).name];
}

/** The chunk of the screen that is shown first, so that the first render is the whole of it. */
export async function loadScreen({ load }: ScreenRoute): Promise<void> {
  // One that doesn't come is asked for again, and explained, where it is shown.
  await preloadChunk(load).catch(() => {});
}
