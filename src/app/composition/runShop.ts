import type { Atom } from "jotai";
import { createElement } from "react";
import { areMenuExtrasLostAtom, menuExtrasAtom } from "../../parts/menu-extras/menuExtras.atoms.ts";
import type { Device } from "../../services/adapters/device/deviceMemory.ts";
import { holdsAnywhere } from "../../services/adapters/device/deviceStorage.ts";
import { refreshNowAtom } from "../../state/clock/clock.atoms.ts";
import { followSessionAtom } from "../../state/customer/customer.atoms.ts";
import { canSignInAtom } from "../../state/customer/signIn.atoms.ts";
import { chosenDietaryAtom, followDietaryAtom } from "../../state/dietary/dietary.atoms.ts";
import { settingsAtom, widthAtom } from "../../state/host/host.atoms.ts";
import { logEntriesAtom } from "../../state/log/log.atoms.ts";
import { servedMenuAtom } from "../../state/menu/menu.atoms.ts";
import { routeAtom } from "../../state/navigation/navigation.atoms.ts";
import { giftChangeAtom, isShopGoneAtom, orderChangeAtom } from "../../state/order/orderChange.atoms.ts";
import { isGiftModeAtom } from "../../state/screen/shownRoute.atoms.ts";
import { arrivedOrderServicesAtom, type JotaiStore, servicesAtom } from "../../state/services.atoms.ts";
import { refreshStoreAtom } from "../../state/store/store.actions.ts";
import { storeAtom, storeReferenceAtom } from "../../state/store/store.atoms.ts";
import { noteTableAtom, visitAtom } from "../../state/visit/visit.atoms.ts";
import { whenIdle } from "../../ui/whenIdle.ts";
import { attributeNames } from "../../wire/host/parseHost.ts";
import { parseSavesOrders } from "../../wire/host/savesOrders.ts";
import { selectionKey, storedOrders, unseenGiftsKey } from "../../wire/storage/orderTable.ts";
import { newsAtom } from "../news.atoms.ts";
import { printedMenuAtom } from "../printedMenu.atoms.ts";
import { askUntilThere } from "./askUntilThere.ts";
import { bringOrderBar } from "./bringOrderBar.tsx";
import { bringServerWords } from "./bringServerWords.ts";
import { createOrderServices, type OrderContext } from "./createOrderServices.ts";
import { followCart } from "./followCart.ts";
import { followLog } from "./followLog.ts";
import { followPause } from "./followPause.ts";
import { followTurn } from "./followTurn.ts";
import { reportFailures } from "./reportFailures.ts";
import { reportNoModes } from "./reportNoModes.ts";
import { returnToOrder } from "./returnToOrder.ts";
import { stopAll } from "./stopAll.ts";

export interface OpenShop {
  readonly store: JotaiStore;
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  readonly context: OrderContext;
  /** Applies the store's colours. The host page's colours override them. */
  readonly applyColours: () => void;
  /** Starts again with a new shop. */
  readonly restart: () => void;
}

/** Nothing is readable in a narrower element. */
const leastWidthPx = 10;
const refreshMs = 300_000;
/** How long data counts as fresh. A diner who returns to the page later sees the current menu. */
const freshForMs = 60_000;

/** Keeps the menu fresh: every five minutes, and when the network is back or the page becomes visible again. */
function runRefresh(store: JotaiStore): () => void {
  const { clock, connection } = store.get(servicesAtom);
  let readAt = clock.now();
  const refresh = () => {
    readAt = clock.now();
    void store.set(refreshStoreAtom);
  };
  let { isGift } = store.get(settingsAtom);
  return stopAll([
    store.sub(settingsAtom, () => {
      const before = isGift;
      isGift = store.get(settingsAtom).isGift;
      // R73: dishes are read only outside gift mode.
      if (isGift !== before) refresh();
    }),
    clock.every(refreshMs, refresh),
    connection.listen((news) => {
      if (news === "gone") return;
      store.set(refreshNowAtom);
      if (news === "back" || clock.now() - readAt >= freshForMs) refresh();
    }),
  ]);
}

/** Loads a chunk, retrying until it succeeds, and then starts it, unless the shop has been closed by then. */
function beginLater<Chunk>(
  store: JotaiStore,
  load: () => Promise<Chunk>,
  begin: (chunk: Chunk) => () => void,
): () => void {
  const stops: (() => void)[] = [];
  let isOpen = true;
  const bring = async () => {
    const chunk = await load();
    if (isOpen) stops.push(begin(chunk));
  };
  stops.push(askUntilThere(bring, store));
  return () => {
    isOpen = false;
    stopAll(stops)();
  };
}

/** Loads a chunk that few pages need, once it is wanted. */
function beginWhere<Chunk>(
  store: JotaiStore,
  watched: Atom<unknown>,
  isWanted: () => boolean,
  load: () => Promise<Chunk>,
  begin: (chunk: Chunk) => () => void,
): () => void {
  let stop: (() => void) | null = null;
  const look = () => {
    if (!stop && isWanted()) stop = beginLater(store, load, begin);
  };
  look();
  return stopAll([store.sub(watched, look), () => stop?.()]);
}

/** Few pages set another heading level than 1. */
function followHeadings(store: JotaiStore, root: ShadowRoot): () => void {
  return beginWhere(
    store,
    settingsAtom,
    () => store.get(settingsAtom).headingLevel !== 1,
    () => import("./shiftHeadings.ts"),
    ({ shiftHeadings }) => shiftHeadings(store, root),
  );
}

/** Only a digital display follows each change. Any other shop reads its menu every five minutes. */
function followDisplay(store: JotaiStore): () => void {
  return beginWhere(
    store,
    settingsAtom,
    () => store.get(settingsAtom).isDigitalDisplay,
    () => import("./followDisplay.ts"),
    (display) => display.followDisplay(store),
  );
}

/** R86: few shops run on a device that strangers share. */
function followSharedDevice(store: JotaiStore, device: Device, restart: () => void): () => void {
  return device.isShared
    ? beginLater(
        store,
        () => import("./followSharedDevice.ts"),
        (shared) => shared.followSharedDevice(store, device, restart),
      )
    : () => {};
}

/** In an embedded shop, Back and the head belong to the host page (R6). */
function ownPage(store: JotaiStore, root: ShadowRoot): () => void {
  if (!store.get(settingsAtom).isFullPage) return () => {};
  return beginLater(
    store,
    () => import("./bringFullPage.ts"),
    ({ bringFullPage }) => bringFullPage(store, root),
  );
}

/** Outside gift mode, this is loaded only to report gift cards that the diner has ordered and not seen yet. */
function bringGiftCart(store: JotaiStore): () => void {
  return beginWhere(
    store,
    isGiftModeAtom,
    () => store.get(isGiftModeAtom) || holdsAnywhere(unseenGiftsKey),
    () => import("./bringGiftCart.ts"),
    (gifts) => gifts.bringGiftCart(store),
  );
}

/** Only a shop with members loads the code for them. */
function bringMembers(store: JotaiStore): () => void {
  let stop = () => {};
  const begin = () => {
    stop = beginWhere(
      store,
      canSignInAtom,
      () => store.get(canSignInAtom) === true,
      () => import("./bringMembers.ts"),
      (members) => members.bringMembers(store),
    );
  };
  return stopAll([whenIdle(begin), () => stop()]);
}

function followWidth(store: JotaiStore, host: HTMLElement): () => void {
  if (store.get(widthAtom) >= leastWidthPx) return () => {};
  const { clock } = store.get(servicesAtom);
  return beginLater(
    store,
    () => import("./reportNoWidth.ts"),
    ({ reportNoWidth }) => reportNoWidth(host, clock, leastWidthPx),
  );
}

/** Loads the parts of a menu that aren't needed to paint it, or to open a dish that is tapped immediately. */
function bringMenuExtras(store: JotaiStore, device: Device): () => void {
  const stops: (() => void)[] = [];
  let isOpen = true;
  const bring = async () => {
    const { menuExtras } = await import("../../features/menu-extras/menuExtras.ts").catch((cause: unknown) => {
      store.set(areMenuExtrasLostAtom, true);
      throw cause;
    });
    if (!isOpen) return;
    store.set(menuExtrasAtom, menuExtras);
    const [{ PrintedMenu }, { bringChoice }, { keepFirst }] = await Promise.all([
      import("../../features/print/PrintedMenu.tsx"),
      import("./bringChoice.ts"),
      import("./keepFirst.ts"),
    ]);
    store.set(printedMenuAtom, createElement(PrintedMenu));
    if (isOpen) stops.push(bringChoice(store, device), keepFirst(store, device));
  };
  const begin = () => stops.push(askUntilThere(bring, store));
  const look = () => {
    // R73: gift mode doesn't show the menu.
    if (store.get(servedMenuAtom).kind !== "ready" || store.get(settingsAtom).isGift) return;
    stopWaiting();
    stops.push(whenIdle(begin));
  };
  const stopWaiting = store.sub(servedMenuAtom, look);
  look();
  return () => {
    isOpen = false;
    stopWaiting();
    stopAll(stops)();
  };
}

/** R4: kept for the session, until a URL asks for something else. */
function savePaymentType(device: Device): void {
  const savesOrders = parseSavesOrders(location.search);
  if (savesOrders) device.keep(storedOrders.paymentType, "saveorder");
  else if (savesOrders === false) device.forget(storedOrders.paymentType);
}

/** R59: few pages save orders, and few paths open one again. */
function bringSavedOrders(store: JotaiStore, device: Device): () => void {
  return beginWhere(
    store,
    routeAtom,
    () => device.holds(storedOrders.paymentType) || "qrcode" in store.get(routeAtom),
    () => import("./followSavedOrders.ts"),
    ({ followSavedOrders }) => followSavedOrders(store),
  );
}

/** R86: few diners have ticked dietary choices. */
function bringDietaryAge(store: JotaiStore): () => void {
  return beginWhere(
    store,
    chosenDietaryAtom,
    () => store.get(servicesAtom).memory.dietary() !== null,
    () => import("./ageDietary.ts"),
    ({ ageDietary }) => ageDietary(store),
  );
}

/** R70: few checkouts name a past order. */
function bringRefill(store: JotaiStore): () => void {
  return beginWhere(
    store,
    routeAtom,
    () => {
      const route = store.get(routeAtom);
      return route.name === "checkout" && route.order !== undefined;
    },
    () => import("./followRefill.ts"),
    ({ followRefill }) => followRefill(store),
  );
}

/**
 * The shop that each element shows now. It reports the outcome of an order that the element's earlier shop sent (R33).
 */
const shops = new WeakMap<HTMLElement, JotaiStore>();

function followOrders(host: HTMLElement, store: JotaiStore): void {
  const before = shops.get(host);
  if (before) store.set(newsAtom, before.get(newsAtom));
  shops.set(host, store);
  // Never stopped: an order in progress outlives its shop.
  for (const news of [orderChangeAtom, giftChangeAtom]) {
    store.sub(news, () => tellNews(({ tellOrder }) => tellOrder(store, news, () => shops.get(host) ?? store)));
  }
}

function tellNews(tell: (news: typeof import("./tellNews.tsx")) => Promise<void>): void {
  import("./tellNews.tsx").then(tell).catch(console.error);
}

/** R57: a payment page may lead back to any screen, and may belong to no order on this device. */
function hearPayment(store: JotaiStore): void {
  const { search } = location;
  if (search.includes("merchant_trade_no=")) tellNews(({ tellStrangePayment }) => tellStrangePayment(store, search));
}

/** R52: records since when the diner has been at the table. */
function followTable(store: JotaiStore): () => void {
  const note = () => store.set(noteTableAtom);
  note();
  return store.sub(visitAtom, note);
}

const everywhere = /^(?:id|class|style|hidden|lang|slot|part|role|title|aria-.*|on.*)$/;

const isUnknown = (name: string) => !(attributeNames as readonly string[]).includes(name) && !everywhere.test(name);

/** Names attributes that are written wrongly. */
function tellLater(host: HTMLElement): void {
  import("./reportMisspelt.ts").then(({ reportMisspelt }) => reportMisspelt(host), console.error);
}

type Choice = Pick<typeof import("./bringSelection.ts"), "bringSelection">;

export type RunShop = (shop: OpenShop) => () => void;

/** R75: a venue that was chosen before a reload decides what is shown first. */
export async function bringRunShop(): Promise<RunShop> {
  const choice = holdsAnywhere(selectionKey) ? await import("./bringSelection.ts") : null;
  return (shop) => runShop(shop, choice);
}

/** Everything that runs by itself in an open shop. A first view without a cart doesn't need it. */
function runShop({ store, host, root, context, applyColours, restart }: OpenShop, choice: Choice | null): () => void {
  savePaymentType(context.device);
  const shown = () => {
    const state = store.get(storeAtom);
    const isNamed = store.get(storeReferenceAtom) !== null;
    return { store: state.kind === "ready" ? state.value : null, hqId: store.get(settingsAtom).hqId, isNamed };
  };
  const services = createOrderServices({ ...context, shown });
  store.set(arrivedOrderServicesAtom, services);
  for (const entry of store.get(logEntriesAtom)) if (entry.type === "Error") services.reporter.report(entry);
  if (host.getAttributeNames().some(isUnknown)) tellLater(host);
  if (globalThis.isSecureContext === false)
    console.warn("Servery: cards and wallets are off, because this page isn't served over https.");
  followOrders(host, store);
  hearPayment(store);
  return stopAll([
    // Before everything that depends on which store is shown.
    choice?.bringSelection(store, context.device) ?? (() => {}),
    // Before the cart, whose price depends on who orders.
    store.set(followSessionAtom),
    store.sub(storeAtom, services.session.look),
    runRefresh(store),
    followPause(store),
    followDisplay(store),
    followSharedDevice(store, context.device, restart),
    followHeadings(store, root),
    followWidth(store, host),
    beginLater(
      store,
      () => import("./followColours.ts"),
      ({ followColours }) => followColours(store, root, applyColours),
    ),
    bringGiftCart(store),
    bringMenuExtras(store, context.device),
    bringMembers(store),
    bringServerWords(store),
    store.set(followDietaryAtom),
    bringDietaryAge(store),
    followCart(store),
    bringRefill(store),
    ownPage(store, root),
    bringSavedOrders(store, context.device),
    bringOrderBar(store),
    () => store.set(isShopGoneAtom, true),
    reportFailures(store),
    followLog(store),
    reportNoModes(store),
    returnToOrder(store),
    followTable(store),
    followTurn(store),
  ]);
}
