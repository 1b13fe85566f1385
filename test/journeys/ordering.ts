import { expect } from "vitest";
import { scopeOf } from "../support/branded.ts";
import { type Journeys, phone, type Visit, type VisitOptions } from "../support/journey.ts";
import { until } from "../support/until.ts";
import { chinese, english, type Words } from "./orderWords.ts";
import { keyOf, storedRow } from "./pageSteps.ts";

/** S46: what each card of the demo does. */
export const cards = {
  approved: "4111111111111111",
  declined: "4000000000000002",
  /** R105 bank: its bank asks, and approves it. */
  asks: "4000000000003220",
} as const;

export const postOrder = "POST /api/trackingorders";
export const readOrder = "GET /v1/projects/servery-demo/databases/(default)/documents/Companies/120/TrackingOrders/";

export interface ListedOrder {
  readonly document: {
    readonly UDID: string;
    readonly OnlineOrderStatus: number;
    readonly OnlineOrderUserIdentifier: string;
    readonly CreatedOn: number;
    readonly ScheduledTime: number;
    readonly PaymentTransactions: readonly { readonly PaymentMethodType: number }[];
    readonly OrderItems: readonly { readonly OrderExtras: readonly { readonly Name: string }[] }[];
  };
  readonly posts: number;
  readonly card: { readonly last4: string } | null;
}

type Placed = readonly { readonly transactionId: string; readonly total: number }[];

/** Records the placed orders that all tabs of a diner are told, and keeps them over a reload. */
export const notePlaced = `addEventListener("servery:order-placed", ({ detail }) => {
  localStorage.placed = JSON.stringify([...JSON.parse(localStorage.placed ?? "[]"), detail]);
});`;

/** The placed orders that the host page was told. */
export async function announced({ page }: Visit): Promise<Placed> {
  return JSON.parse(await page.evaluate(() => localStorage["placed"] ?? "[]")) as Placed;
}

/** Collects the UDIDs of the orders that the page posts from now on. */
export function postedUdids({ page }: Visit): readonly string[] {
  const udids: string[] = [];
  page.on("request", (request) => {
    const [, udid] = /\/api\/trackingorders\/([^/?]+)$/.exec(request.url()) ?? [];
    if (udid && request.method() === "POST") udids.push(udid);
  });
  return udids;
}

/** Accepts the browser's own messages about failed requests, which come when they like. */
export function acceptNetworkLines({ watch }: Visit): void {
  watch.accept(/^console: (Failed to load resource|Servery: A part of the shop could not be loaded)/);
}

/** Accepts the live client's too. If its channel breaks, it requests an image from Google to check the network. */
export function acceptChannelLines(visit: Visit): void {
  acceptNetworkLines(visit);
  visit.watch.accept(/^console: .*Firestore/);
  visit.watch.accept(/^foreign: https:\/\/www\.google\.com\/images\/cleardot\.gif/);
}

/** Whether the details are known and folded to a line, as on a phone. */
function areFolded(visit: Visit, words: Words): Promise<boolean> {
  return until(async () => {
    if (await visit.has("textbox", words.firstName)) return false;
    if ((await visit.text()).includes("Noor Abbot")) return true;
    throw new Error("There are no details yet.");
  });
}

/** Types the names, unless they are filled in from an earlier order. */
export async function typeNames(visit: Visit, words: Words = english): Promise<void> {
  if (await areFolded(visit, words)) return;
  const first = await visit.find("textbox", words.firstName);
  if (first.value) return;
  await visit.type("textbox", words.firstName, "Noor");
  await visit.type("textbox", words.lastName, "Abbot");
  await visit.type("textbox", words.email, "noor@example.com");
}

export async function typeContact(visit: Visit, words: Words = english): Promise<void> {
  await typeNames(visit, words);
  if (await areFolded(visit, words)) return;
  const phone = await visit.find("textbox", words.phone);
  if (!phone.value) await visit.type("textbox", words.phone, "0412345678");
}

/** After a declined card, the holder's name is still there and the rest is typed again. */
export async function typeCard(
  visit: Visit,
  number: string = cards.approved,
  words: Words = english,
  cvv = "123",
): Promise<void> {
  const holder = await visit.find("textbox", words.holder);
  if (!holder.value) await visit.type("textbox", words.holder, "Noor Abbot");
  await typeDigits(visit, number, words, cvv);
}

/** All that a provider's fields ask. Here and in the form, they may be in frames. */
export async function typeDigits(visit: Visit, number: string, words: Words = english, cvv = "123"): Promise<void> {
  await visit.type("textbox", words.number, number);
  await visit.type("textbox", words.expiry, "1230");
  await visit.type("textbox", words.cvv, cvv);
}

/** Types what is still missing, pays by card, and waits until the order is placed. */
export async function placeByCard(visit: Visit, words: Words = english): Promise<void> {
  await typeContact(visit, words);
  await typeCard(visit, cards.approved, words);
  await visit.click("button", words.pay);
  await visit.find("heading", words.placed);
}

/** Adds a dish to the cart as it is. */
export async function addDish(visit: Visit, dish: RegExp, words: Words = english): Promise<void> {
  await visit.click("button", dish);
  await visit.click("button", words.add);
  await visit.gone("dialog", dish);
}

/** Goes from the menu to the checkout with a customised burger. */
export async function chooseBurger(visit: Visit, words: Words = english, isPhone = false): Promise<void> {
  await visit.click("button", words.burger);
  await visit.click("checkbox", words.bacon);
  await visit.click("button", words.add);
  await visit.gone("dialog", words.burger);
  if (isPhone) await visit.click("link", words.cartBar);
  await visit.click("button", words.checkout);
}

/** Navigates without a reload of the full page, so that its memory stays. */
export async function goInside({ page }: Visit, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

/** A cart with a customised burger, as each store's menu stores it. The test files of a worker share them. */
const walkedCarts = new Map<number, string>();

/** The contact details stored from an earlier order. Most journeys are about what comes after typing them. */
function storedContacts(storeId = 120): string {
  const contact = { firstName: "Noor", lastName: "Abbot", email: "noor@example.com", phone: "0412345678" };
  return JSON.stringify({ version: 1, value: { [storeId]: { contact, address: null, orderedAt: Date.now() } } });
}

export interface CheckoutOptions extends VisitOptions {
  /** Whether the device has the contact details of an earlier order. True by default. */
  readonly isKnown?: boolean;
}

export interface Ordering {
  orders(): Promise<readonly ListedOrder[]>;
  udidOfOnlyOrder(): Promise<string>;
  setStatus(udid: string, status: number, description?: string): Promise<void>;
  /** Opens a menu with the cart already stored on the device. */
  openMenu(path: string, words?: Words, options?: CheckoutOptions): Promise<Visit>;
  /** Goes on from there to the checkout as a guest. */
  openCheckout(path: string, words?: Words, options?: CheckoutOptions): Promise<Visit>;
  /** Opens the checkout on a full page, with the cart and the contact details already stored on the device. */
  openWithCart(options?: VisitOptions, path?: string): Promise<Visit>;
  readyToPay(number?: string): Promise<Visit>;
  hasCart(visit: Visit): Promise<boolean>;
}

export function useOrdering(journeys: Journeys): Ordering {
  let visitsWithCart = 0;

  async function orders(): Promise<readonly ListedOrder[]> {
    const answer = await fetch(`${journeys.demo.origin}/sandbox/orders`);
    return answer.json() as Promise<readonly ListedOrder[]>;
  }

  async function walkedCart(storeId = 120, words = english): Promise<string> {
    const known = walkedCarts.get(storeId);
    if (known) return known;
    const visit = await journeys.open(`/embed.html?store-id=${storeId}&language=${words === chinese ? "zh-CN" : "en"}`);
    await chooseBurger(visit, words);
    const kept = await storedRow(visit, "cart", storeId);
    if (!kept) throw new Error("The device keeps no cart.");
    walkedCarts.set(storeId, kept);
    return kept;
  }

  /**
   * A script that puts rows into the device's storage once. A reload or another tab finds what the page left. A cart's
   * dishes are added now by the page's clock, because they leave it at 10:00 (R41).
   */
  function putting(rows: readonly (readonly [key: string, row: string])[], mark: string): string {
    return `if (!localStorage.${mark}) {
      localStorage.${mark} = "yes";
      for (const [key, row] of ${JSON.stringify(rows)})
        localStorage.setItem(key, row.replace(/"addedAt":\\d+/g, '"addedAt":' + Date.now()));
    }`;
  }

  const openMenu: Ordering["openMenu"] = async (path, words = english, { isKnown = true, ...options } = {}) => {
    const storeId = Number(/(?:store-id=|store\/)(\d+)/.exec(path)?.[1]);
    // The shops of a group share their storage.
    const [, group] = /hq-id=(\d+)/.exec(path) ?? [];
    const scope = group ? `hq-${group}` : scopeOf(storeId);
    const cart = [`servery:${scope}:cart`, await walkedCart(storeId, words)] as const;
    const contacts = [`servery:${scope}:contacts`, storedContacts(storeId)] as const;
    visitsWithCart += 1;
    const rows = isKnown ? [cart, contacts] : [cart];
    const before = `${options.before ?? ""};${notePlaced};${putting(rows, `visit${visitsWithCart}`)}`;
    return journeys.open(path, { ...options, before });
  };

  const openCheckout: Ordering["openCheckout"] = async (path, words = english, options = {}) => {
    const visit = await openMenu(path, words, options);
    if (options.size === phone) await visit.click("link", words.cartBar);
    await visit.click("button", words.checkout);
    return visit;
  };

  const openWithCart: Ordering["openWithCart"] = async (options = {}, path = "/order/store/120/checkout") => {
    const rows = [
      [keyOf("cart"), await walkedCart()],
      [keyOf("contacts"), storedContacts()],
    ] as const;
    const before = `${options.before ?? ""};${notePlaced};${putting(rows, "wasHere")}`;
    const visit = await journeys.open(path, { ...options, before });
    // Confirms a warning before the page is left, as a diner who wants to leave does.
    visit.page.on("dialog", (dialog) => void dialog.accept());
    return visit;
  };

  return {
    orders,
    openMenu,
    openCheckout,
    openWithCart,
    async udidOfOnlyOrder() {
      const found = await orders();
      expect(found).toHaveLength(1);
      return found[0]?.document.UDID ?? "";
    },
    async setStatus(udid, status, description = "") {
      const answer = await fetch(`${journeys.demo.origin}/sandbox/orders/${udid}/status`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ OnlineOrderStatus: status, OnlineOrderStatusDescription: description }),
      });
      expect(answer.status).toBe(200);
    },
    async readyToPay(number = cards.approved) {
      const visit = await openWithCart();
      await typeContact(visit);
      await typeCard(visit, number);
      return visit;
    },
    async hasCart(visit) {
      return (await storedRow(visit, "cart"))?.includes("Bourke St Cheeseburger") ?? false;
    },
  };
}
