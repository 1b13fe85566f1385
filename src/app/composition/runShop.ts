import { isStoredAnywhere } from "../../services/adapters/device/deviceStorage.ts";
import { followSessionAtom } from "../../state/customer/customer.atoms.ts";
import { settingsAtom } from "../../state/host/host.atoms.ts";
import { logEntriesAtom } from "../../state/log/log.atoms.ts";
import { giftChangeAtom, orderChangeAtom } from "../../state/order/orderChange.atoms.ts";
import { arrivedOrderServicesAtom, type JotaiStore } from "../../state/services.atoms.ts";
import { storeAtom, storeReferenceAtom } from "../../state/store/store.atoms.ts";
import { attributeNames } from "../../wire/host/parseHost.ts";
import { parseSavesOrders } from "../../wire/host/savesOrders.ts";
import { selectionKey, storedOrders } from "../../wire/storage/orderTable.ts";
import { newsAtom } from "../lateParts.atoms.ts";
import { residents } from "./residents/residents.ts";
import { type Start, startResidents } from "./residents/startResidents.ts";
import { createOrderServices } from "./services/createOrderServices.ts";
import type { OpenShop } from "./shopScope.ts";

/** R75: a venue that was chosen before a reload decides what is shown first. */
export async function loadRunShop(): Promise<Start> {
  const selection = isStoredAnywhere(selectionKey) ? await import("./residents/lazy/startVenueSelection.ts") : null;
  return (shop) => runShop(shop, selection?.startVenueSelection ?? null);
}

/** Everything that runs by itself in an open shop. A first view without a cart doesn't need it. */
function runShop(shop: OpenShop, startVenueSelection: Start | null): void {
  const { store, scope, host } = shop;
  savePaymentType(shop);
  if (shop.hasLeftHome) shop.device.save(storedOrders.welcomed, true);
  const session = startOrderServices(shop);
  reportPage(host);
  watchOrders(host, store);
  lookForPayment(store);
  // Before everything that depends on which store is shown.
  startVenueSelection?.(shop);
  // Before the cart, whose price depends on who orders.
  scope.add(store.set(followSessionAtom), store.sub(storeAtom, session.look));
  startResidents(shop, residents);
}

/** R4: kept for the session, until a URL asks for something else. */
function savePaymentType({ device }: OpenShop): void {
  const savesOrders = parseSavesOrders(location.search);
  if (savesOrders) device.save(storedOrders.paymentType, "saveorder");
  else if (savesOrders === false) device.forget(storedOrders.paymentType);
}

/** Also reports the errors that were logged before there was a reporter. */
function startOrderServices({ store, context }: OpenShop) {
  const shown = () => {
    const state = store.get(storeAtom);
    const isNamed = store.get(storeReferenceAtom) !== null;
    return { store: state.kind === "ready" ? state.value : null, hqId: store.get(settingsAtom).hqId, isNamed };
  };
  const services = createOrderServices({ ...context, shown });
  store.set(arrivedOrderServicesAtom, services);
  for (const entry of store.get(logEntriesAtom)) if (entry.type === "Error") services.reporter.report(entry);
  return services.session;
}

const globalAttributes = /^(?:id|class|style|hidden|lang|slot|part|role|title|aria-.*|on.*)$/;

const isUnknown = (name: string) =>
  !(attributeNames as readonly string[]).includes(name) && !globalAttributes.test(name);

/** For the page's developer: attributes that are written wrongly, and a page over plain HTTP. */
function reportPage(host: HTMLElement): void {
  if (host.getAttributeNames().some(isUnknown))
    import("./reports/reportProblems.ts").then(({ reportMisspelt }) => reportMisspelt(host), console.error);
  if (globalThis.isSecureContext === false)
    console.warn("Servery: cards and wallets are off, because this page isn't served over https.");
}

/**
 * The shop that each element shows now. It reports the outcome of an order that the element's earlier shop sent
 * (R33 return).
 */
const shops = new WeakMap<HTMLElement, JotaiStore>();

type OrderChanges = typeof import("./residents/lazy/showOrderChanges.tsx");

function withOrderChanges(show: (chunk: OrderChanges) => Promise<void>): void {
  import("./residents/lazy/showOrderChanges.tsx").then(show).catch(console.error);
}

/** Never stopped: an order in progress outlives its shop. */
function watchOrders(host: HTMLElement, store: JotaiStore): void {
  const before = shops.get(host);
  if (before) store.set(newsAtom, before.get(newsAtom));
  shops.set(host, store);
  for (const change of [orderChangeAtom, giftChangeAtom]) {
    store.sub(change, () =>
      withOrderChanges(({ showOrder }) => showOrder(store, change, () => shops.get(host) ?? store)),
    );
  }
}

/** R57 other: a payment page may lead back to any screen, and may belong to no order on this device. */
function lookForPayment(store: JotaiStore): void {
  const { search } = location;
  if (search.includes("merchant_trade_no="))
    withOrderChanges(({ showStrangePayment }) => showStrangePayment(store, search));
}
