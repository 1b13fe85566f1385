import type { Atom } from "jotai";
import { createElement } from "react";
import { isLateMenuLostAtom, lateMenuAtom } from "../../parts/late-menu/lateMenu.atoms.ts";
import type { Device } from "../../services/adapters/deviceMemory.ts";
import { holdsAnywhere } from "../../services/adapters/holdsAnywhere.ts";
import { refreshNowAtom } from "../../state/clock/clock.atoms.ts";
import { followSessionAtom } from "../../state/customer/customer.atoms.ts";
import { canSignInAtom } from "../../state/customer/signIn.atoms.ts";
import { followDietaryAtom } from "../../state/dietary/dietary.atoms.ts";
import { settingsAtom, widthAtom } from "../../state/host/host.atoms.ts";
import { logEntriesAtom } from "../../state/log/log.atoms.ts";
import { servedMenuAtom } from "../../state/menu/menu.atoms.ts";
import { routeAtom } from "../../state/navigation/navigation.atoms.ts";
import { giftNewsAtom, isShopGoneAtom, orderNewsAtom } from "../../state/order/orderNews.atoms.ts";
import { isGiftModeAtom } from "../../state/screen/shownRoute.atoms.ts";
import { arrivedOrderServicesAtom, type JotaiStore, servicesAtom } from "../../state/services.atoms.ts";
import { refreshStoreAtom } from "../../state/store/store.actions.ts";
import { storeAtom, storeReferenceAtom } from "../../state/store/store.atoms.ts";
import { noteTableAtom, visitAtom } from "../../state/visit/visit.atoms.ts";
import { whenIdle } from "../../ui/whenIdle.ts";
import { parseSavesOrders } from "../../wire/host/savesOrders.ts";
import { selectionKey, storedOrders, unseenGiftsKey } from "../../wire/storage/orderTable.ts";
import { newsAtom } from "../news.atoms.ts";
import { printedMenuAtom } from "../printedMenu.atoms.ts";
import { askUntilThere } from "./askUntilThere.ts";
import { bringServerWords } from "./bringServerWords.ts";
import { createOrderServices, type OrderContext } from "./createOrderServices.ts";
import { followCart } from "./followCart.ts";
import { returnToOrder } from "./returnToOrder.ts";
import { stopAll } from "./stopAll.ts";
import { tellTroubles } from "./tellTroubles.ts";

export interface OpenShop {
  readonly store: JotaiStore;
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  readonly context: OrderContext;
  /** Puts the store's colours on, and the page's over them. */
  readonly dress: () => void;
}

/** Nothing can be read in less. */
const leastWidthPx = 10;
const refreshMs = 300_000;
/** A diner who comes back to the page sees what is there now, but not at each glance. */
const freshForMs = 60_000;

/** Keeps the menu fresh: every five minutes, and when the network is back or the page is seen again. */
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
      // R73: dishes are read outside gift mode alone.
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

/** What comes in a chunk of its own is asked for until it is there, and then begins, unless the shop is shut by then. */
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
  stops.push(askUntilThere(bring, store.get(servicesAtom).connection));
  return () => {
    isOpen = false;
    stopAll(stops)();
  };
}

/** Nobody sees that it is missing, so the console says it. */
function told<Chunk>(load: () => Promise<Chunk>): () => Promise<Chunk> {
  return async () => {
    try {
      return await load();
    } catch (cause) {
      console.error(cause);
      throw cause;
    }
  };
}

/** What few pages need is fetched once they do. */
function beginWhere<Chunk>(
  store: JotaiStore,
  watched: Atom<unknown>,
  isWanted: () => boolean,
  load: () => Promise<Chunk>,
  begin: (chunk: Chunk) => () => void,
): () => void {
  let stop: (() => void) | null = null;
  const look = () => {
    if (!stop && isWanted()) stop = beginLater(store, told(load), begin);
  };
  look();
  return stopAll([store.sub(watched, look), () => stop?.()]);
}

/** Hardly any page wants another level than 1. */
function followHeadings(store: JotaiStore, root: ShadowRoot): () => void {
  return beginWhere(
    store,
    settingsAtom,
    () => store.get(settingsAtom).headingLevel !== 1,
    () => import("./shiftHeadings.ts"),
    ({ shiftHeadings }) => shiftHeadings(store, root),
  );
}

/** A phone has nothing to listen to: it asks every five minutes. */
function followDisplay(store: JotaiStore): () => void {
  return beginWhere(
    store,
    settingsAtom,
    () => store.get(settingsAtom).isDigitalDisplay,
    () => import("./followDisplay.ts"),
    (display) => display.followDisplay(store),
  );
}

/** Inside somebody's page Back and the head are theirs (R6). */
function ownPage(store: JotaiStore, root: ShadowRoot): () => void {
  if (!store.get(settingsAtom).isFullPage) return () => {};
  return beginLater(
    store,
    () => import("./bringFullPage.ts"),
    ({ bringFullPage }) => bringFullPage(store, root),
  );
}

/** Who buys dishes loads it only to hear of gift cards that they have ordered and not seen. */
function bringGiftCart(store: JotaiStore): () => void {
  return beginWhere(
    store,
    isGiftModeAtom,
    () => store.get(isGiftModeAtom) || holdsAnywhere(unseenGiftsKey),
    () => import("./bringGiftCart.ts"),
    (gifts) => gifts.bringGiftCart(store),
  );
}

/** A shop without members never loads it. */
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
    told(() => import("./tellNoWidth.ts")),
    ({ tellNoWidth }) => tellNoWidth(host, clock, leastWidthPx),
  );
}

/** What belongs on a menu and isn't needed to paint it, nor to open a dish that was tapped at once. */
function bringLateMenu(store: JotaiStore, device: Device): () => void {
  const stops: (() => void)[] = [];
  let isOpen = true;
  const bring = async () => {
    const { lateMenu } = await import("../../features/late-menu/lateMenu.ts").catch((cause: unknown) => {
      store.set(isLateMenuLostAtom, true);
      throw cause;
    });
    if (!isOpen) return;
    store.set(lateMenuAtom, lateMenu);
    const [{ PrintedMenu }, { bringChoice }, { keepFirst }] = await Promise.all([
      import("../../features/print/PrintedMenu.tsx"),
      import("./bringChoice.ts"),
      import("./keepFirst.ts"),
    ]);
    store.set(printedMenuAtom, createElement(PrintedMenu));
    if (isOpen) stops.push(bringChoice(store, device), keepFirst(store, device));
  };
  const begin = () => stops.push(askUntilThere(bring, store.get(servicesAtom).connection));
  const look = () => {
    // R73: in gift mode nobody comes to the menu.
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

/** R4: for the session, until an address asks for something else. */
function keepPaymentType(device: Device): void {
  const savesOrders = parseSavesOrders(location.search);
  if (savesOrders) device.keep(storedOrders.paymentType, "saveorder");
  else if (savesOrders === false) device.forget(storedOrders.paymentType);
}

/** R59: few pages save orders, and few paths bring one back. */
function bringSavedOrders(store: JotaiStore, device: Device): () => void {
  return beginWhere(
    store,
    routeAtom,
    () => device.holds(storedOrders.paymentType) || "qrcode" in store.get(routeAtom),
    () => import("./followSavedOrders.ts"),
    ({ followSavedOrders }) => followSavedOrders(store),
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

/** The shop that each element shows: what becomes of an order of the one before it is told there (R33). */
const shops = new WeakMap<HTMLElement, JotaiStore>();

function followOrders(host: HTMLElement, store: JotaiStore): void {
  const before = shops.get(host);
  if (before) store.set(newsAtom, before.get(newsAtom));
  shops.set(host, store);
  // Never stopped: an order on its way outlives its shop.
  for (const news of [orderNewsAtom, giftNewsAtom]) {
    store.sub(news, () => tellNews(({ tellOrder }) => tellOrder(store, news, () => shops.get(host) ?? store)));
  }
}

function tellNews(tell: (news: typeof import("./tellNews.tsx")) => Promise<void>): void {
  import("./tellNews.tsx").then(tell).catch(console.error);
}

/** R57: a payment's page has led here, to whatever screen. It may have been for no order. */
function hearPayment(store: JotaiStore): void {
  const { search } = location;
  if (search.includes("merchant_trade_no=")) tellNews(({ tellStrangePayment }) => tellStrangePayment(store, search));
}

/** R52: from when on a table is the diner's. */
function followTable(store: JotaiStore): () => void {
  const note = () => store.set(noteTableAtom);
  note();
  return store.sub(visitAtom, note);
}

type Choice = Pick<typeof import("./bringSelection.ts"), "bringSelection">;

export type RunShop = (shop: OpenShop) => () => void;

/** R75: what was chosen before a reload decides what is shown first. */
export async function bringRunShop(): Promise<RunShop> {
  const choice = holdsAnywhere(selectionKey) ? await import("./bringSelection.ts") : null;
  return (shop) => runShop(shop, choice);
}

/** What goes on in an open shop by itself. A first view without a cart does without it. */
function runShop({ store, host, root, context, dress }: OpenShop, choice: Choice | null): () => void {
  keepPaymentType(context.device);
  const shown = () => {
    const state = store.get(storeAtom);
    const isNamed = store.get(storeReferenceAtom) !== null;
    return { store: state.kind === "ready" ? state.value : null, hqId: store.get(settingsAtom).hqId, isNamed };
  };
  const services = createOrderServices({ ...context, shown });
  store.set(arrivedOrderServicesAtom, services);
  for (const entry of store.get(logEntriesAtom)) if (entry.type === "Error") services.reporter.report(entry);
  followOrders(host, store);
  hearPayment(store);
  return stopAll([
    // Before all that depends on which store is shown.
    choice?.bringSelection(store, context.device) ?? (() => {}),
    // Before the cart: its price depends on who orders.
    store.set(followSessionAtom),
    store.sub(storeAtom, services.session.look),
    runRefresh(store),
    followDisplay(store),
    followHeadings(store, root),
    followWidth(store, host),
    beginLater(
      store,
      told(() => import("./followColours.ts")),
      ({ followColours }) => followColours(store, root, dress),
    ),
    bringGiftCart(store),
    bringLateMenu(store, context.device),
    bringMembers(store),
    bringServerWords(store),
    store.set(followDietaryAtom),
    followCart(store),
    bringRefill(store),
    ownPage(store, root),
    bringSavedOrders(store, context.device),
    () => store.set(isShopGoneAtom, true),
    tellTroubles(store),
    returnToOrder(store),
    followTable(store),
  ]);
}
