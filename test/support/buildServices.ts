import { createStore } from "jotai";
import type { SavedCarts } from "../../src/domain/cart/savedCarts.ts";
import type { Member } from "../../src/domain/customer/customer.ts";
import { anywhere } from "../../src/domain/fulfilment/deliveryReach.ts";
import type { HostSettings } from "../../src/domain/host/hostSettings.ts";
import type { LogEntry } from "../../src/domain/log/logEntry.ts";
import { noPromotions, type Promotions } from "../../src/domain/promotion/promotions.ts";
import type { Store, StoreView } from "../../src/domain/store/store.ts";
import { type Instant, instant } from "../../src/domain/time/instant.ts";
import { browserConnection } from "../../src/services/adapters/browser/browserConnection.ts";
import { createMemoryHistory } from "../../src/services/adapters/browser/browserHistory.ts";
import { randomIdentifiers } from "../../src/services/adapters/browser/randomIdentifiers.ts";
import { createDeviceGifts } from "../../src/services/adapters/device/deviceGifts.ts";
import { createMemory, type Device } from "../../src/services/adapters/device/deviceMemory.ts";
import { createDeviceOrders } from "../../src/services/adapters/device/deviceOrders.ts";
import { withOwn } from "../../src/services/adapters/device/ownValue.ts";
import { createGuestSession } from "../../src/services/adapters/members/guestSession.ts";
import type { Announcement } from "../../src/services/ports/announcer.ts";
import type { ShopClock } from "../../src/services/ports/clock.ts";
import type { GiftShop } from "../../src/services/ports/gifts.ts";
import type { NavigationHistory } from "../../src/services/ports/history.ts";
import type { Memory, OrderMemory, StoredFirstValues, StoredOrderValues } from "../../src/services/ports/memory.ts";
import type { StoreCharges } from "../../src/services/ports/rules.ts";
import type { OrderServices, Services } from "../../src/services/ports/services.ts";
import { refreshNowAtom } from "../../src/state/clock/clock.atoms.ts";
import { followSessionAtom } from "../../src/state/customer/customer.atoms.ts";
import { applySettingsAtom, settingsAtom } from "../../src/state/host/host.atoms.ts";
import { pathAtom } from "../../src/state/navigation/navigation.atoms.ts";
import {
  arrivedOrderServicesAtom,
  type JotaiStore,
  orderServicesAtom,
  servicesAtom,
} from "../../src/state/services.atoms.ts";
import { storeAtom } from "../../src/state/store/store.atoms.ts";
import { storedOrders } from "../../src/wire/storage/orderTable.ts";
import { storageRows } from "../../src/wire/storage/table.ts";
import { buildConnection } from "./buildConnection.ts";
import { type BuiltDevice, buildDevice } from "./buildDevice.ts";
import { buildDocuments, type MemoryDocuments } from "./buildDocuments.ts";
import { buildHistory, type MemoryHistory } from "./buildHistory.ts";
import { buildMaps, type FakeMaps } from "./buildMaps.ts";
import { buildOrdering, type FakeOrdering } from "./buildOrdering.ts";
import { buildOrders, type MemoryOrders } from "./buildOrders.ts";
import { buildSignIn } from "./buildSession.ts";
import { buildStore } from "./buildStore.ts";

type AllValues = StoredFirstValues & StoredOrderValues;

export interface BuiltMemory extends Memory<AllValues>, Pick<OrderMemory, "saveDietaryForTab" | "tellTotal"> {
  /** The storage of everything, including an order in progress. */
  readonly device: BuiltDevice;
  /** Stores the carts as another tab of the shop would. */
  saveElsewhere(carts: SavedCarts): void;
}

/** All that the device stores, in one, with these carts and orders. */
export function wholeMemory(device: Device, { orderMemory: orders } = createDeviceOrders(device)) {
  const memory = createMemory<AllValues>(device, { ...storageRows, ...storedOrders });
  const save = (carts: SavedCarts) => orders.save("cart", carts);
  const watch = (listener: (carts: SavedCarts) => void) => orders.watch("cart", listener);
  return { ...orders, ...withOwn<AllValues, "cart">(memory, "cart", { save, watch }) };
}

/** As on a device that can't store carts. */
export function withoutCarts(memory: BuiltMemory): BuiltMemory {
  const ways = { get: () => null, save: () => false };
  return { ...memory, ...withOwn<AllValues, "cart">(memory, "cart", ways) };
}

/** A device whose storage ends with the test. */
export function buildMemory(): BuiltMemory {
  const device = buildDevice();
  return {
    ...wholeMemory(device),
    device,
    saveElsewhere: (carts) => device.saveElsewhere(storedOrders.cart, carts),
  };
}

/** Replaces some of the services from now on. */
export function serve(
  store: JotaiStore,
  changes: Partial<Services> | Partial<OrderServices> | (Partial<Services> & Partial<OrderServices>),
): void {
  store.set(servicesAtom, { ...store.get(servicesAtom), ...changes });
  store.set(arrivedOrderServicesAtom, { ...store.get(orderServicesAtom), ...changes });
}

/** All rules that a price depends on. */
export interface StoreRules extends StoreCharges {
  readonly promotions: Promotions;
}

/** Serves both kinds of rules from one answer. */
export function rulesFrom(
  load: () => Promise<StoreRules | null>,
): Pick<OrderServices, "loadCharges" | "loadPromotions"> {
  return { loadCharges: load, loadPromotions: async () => (await load())?.promotions ?? null };
}

/** The pricing rules, as the test last set them; null if they can't be read. */
interface FakeRules {
  set(rules: StoreRules | null): void;
}

/** The gift cards that the store sells, as the test last set them; null if they can't be read. */
interface FakeGifts {
  set(shop: GiftShop | null): void;
}

export const noRules: StoreRules = {
  promotions: noPromotions,
  charges: { freight: { kind: "own", rules: [] }, surcharges: { holidays: [], bank: [] } },
  reach: anywhere,
};

export interface ElementState {
  readonly store: JotaiStore;
  readonly documents: MemoryDocuments;
  /** The storage of the order in progress and the guest's identifier. */
  readonly device: BuiltDevice;
  readonly orders: MemoryOrders;
  readonly maps: FakeMaps;
  readonly ordering: FakeOrdering;
  readonly orderHistory: MemoryHistory;
  readonly rules: FakeRules;
  readonly gifts: FakeGifts;
  readonly history: NavigationHistory;
  readonly memory: BuiltMemory;
  readonly announced: readonly Announcement[];
  readonly reported: readonly LogEntry[];
  setTime(now: Instant): void;
  /** Moves the time forward, and runs repeated tasks. */
  passTime(milliseconds: number): void;
  /** Sets the device's clock to another time. No server has sent the right one. */
  jumpClock(milliseconds: number): void;
  /** Simulates a response that shows that the device's clock is wrong by this much. */
  correctClock(milliseconds: number): void;
  configure(settings: Partial<HostSettings>): void;
}

/** The state of one element, set up as in the composition root, with services in memory. */
export function buildElementState(settings: Partial<HostSettings> = {}, memory = buildMemory()): ElementState {
  const store = createStore();
  const documents = buildDocuments();
  const orders = buildOrders();
  const history = createMemoryHistory();
  const announced: Announcement[] = [];
  const reported: LogEntry[] = [];
  const { device } = memory;
  const orderHistory = buildHistory();
  const maps = buildMaps();
  const ordering = buildOrdering();
  let rules: StoreRules | null = noRules;
  let gifts: GiftShop | null = { menus: [], bank: [] };
  let now = instant(Date.UTC(2026, 10, 20, 1));
  const tasks = new Set<() => void>();
  let correctionMs = 0;
  let jumpedMs = 0;
  const clock: ShopClock = {
    now: () => instant(now + correctionMs + jumpedMs),
    conservativeNow: () => instant(now + correctionMs),
    correctionMs: () => correctionMs,
    isSure: () => true,
    every(_milliseconds, task) {
      tasks.add(task);
      return () => tasks.delete(task);
    },
    after(_milliseconds, task) {
      const once = () => {
        tasks.delete(once);
        task();
      };
      tasks.add(once);
      return () => tasks.delete(once);
    },
  };
  const services: Services & OrderServices = {
    announcer: { announce: (announcement) => announced.push(announcement) },
    ...createDeviceOrders(device),
    clock,
    // Without a page, nothing changes.
    connection: typeof document === "undefined" ? buildConnection().connection : browserConnection,
    documents,
    history,
    identifiers: randomIdentifiers,
    release: { isReplaced: async () => false, reload: () => {} },
    maps,
    loadAccounts: () => Promise.reject(new Error("This test has no sign-in service.")),
    loadGifts: async () => ({
      ...createDeviceGifts(device),
      supportEmail: "help@servery.example",
    }),
    loadGiftShop: async () => gifts,
    loadHistory: async () => orderHistory,
    loadOrdering: async () => ordering,
    loadProfiles: () => Promise.reject(new Error("This test has no profiles.")),
    ...rulesFrom(async () => rules),
    loadTemplate: async () => null,
    loadVenues: async () => ({ ...documents, locate: async () => ({ kind: "unavailable" }) }),
    memory,
    version: "1.1.7",
    membership: null,
    orders,
    loadScanner: async () => ({ scan: () => () => {} }),
    session: createGuestSession(device, randomIdentifiers),
    reporter: { report: (entry) => reported.push(entry) },
    wallets: { mayHave: () => true, prepare: async () => false, open: async () => ({ kind: "closed" }) },
  };
  store.set(servicesAtom, services);
  store.set(arrivedOrderServicesAtom, services);
  const configure = (changes: Partial<HostSettings>) =>
    store.set(applySettingsAtom, { ...store.get(settingsAtom), ...changes });
  configure(settings);
  history.listen(() => store.set(pathAtom, history.current()));
  return {
    store,
    documents,
    device,
    orders,
    maps,
    ordering,
    orderHistory,
    rules: {
      set: (next) => {
        rules = next;
      },
    },
    gifts: {
      set: (next) => {
        gifts = next;
      },
    },
    history,
    memory,
    announced,
    reported,
    configure,
    setTime: (next) => {
      now = next;
    },
    passTime(milliseconds) {
      now = instant(now + milliseconds);
      for (const task of [...tasks]) task();
    },
    jumpClock(milliseconds) {
      jumpedMs = milliseconds;
      store.set(refreshNowAtom);
    },
    correctClock(milliseconds) {
      correctionMs = milliseconds;
      store.set(refreshNowAtom);
    },
  };
}

/** Lets members sign in, and signs this one in; null for a guest. */
export function serveMembers({ store, device }: Pick<ElementState, "store" | "device">, member: Member | null) {
  const signIn = buildSignIn(device);
  serve(store, { session: signIn.open() });
  store.set(followSessionAtom);
  if (member) signIn.signIn(member);
  return signIn;
}

/** Shows a store, open round the clock. `view` changes only the given flags. */
export function showStore({ store }: Pick<ElementState, "store">, { view, ...given }: GivenStore = {}): Store {
  const base = buildStore(given);
  const value = { ...base, view: { ...base.view, ...view } };
  store.set(storeAtom, { kind: "ready", value });
  return value;
}

interface GivenStore extends Omit<Partial<Store>, "view"> {
  readonly view?: Partial<StoreView>;
}
