import { describe, expect, it, vi } from "vitest";
import { transactionIdOf } from "../../src/domain/order/transactionId.ts";
import { useJourneys, type Visit } from "../support/journey.ts";
import { type FaultName, faults, kitchenIsFull, strikeLookUps } from "./orderFaults.ts";
import {
  announced,
  notePlaced,
  postedUdids,
  postOrder,
  takeNetworkLines,
  typeCard,
  typeContact,
  useOrdering,
} from "./ordering.ts";
import { english } from "./orderWords.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

const methods = {
  card: "Card",
  cash: "Cash on pickup",
  alipay: "Alipay",
  apple: "Apple Pay",
  google: "Google Pay",
} as const;
type Method = keyof typeof methods;

/** The shop's own page and its backend are on two origins. */
const embedded = "/embed.html?store-id=120&stand-ins=apple,google&config=/apart.json";
const blockedByCors = {
  ...faults["HTML for JSON, and the store has it"],
  headers: { "Access-Control-Allow-Origin": "null" },
};
type Struck = FaultName | "blocked by CORS";

/** The order's outcome, or what the diner is asked to do for it. */
const outcomes = {
  placed: { role: "heading", name: english.placed },
  "pay again": { role: "heading", name: "Your order has not arrived yet" },
  "send again": { role: "button", name: english.sendAgain },
  "check again": { role: "button", name: "Check again" },
} as const;

async function openCheckout(options = {}): Promise<Visit> {
  const visit = await shop.openWithCart(options, embedded);
  await visit.click("button", english.checkout);
  return visit;
}

async function fillIn(visit: Visit, method: Method): Promise<void> {
  await typeContact(visit);
  await visit.click("radio", methods[method]);
  if (method === "card") await typeCard(visit);
}

/** In the wallet's sheet, or on the payment's page. */
async function approve(visit: Visit, method: Method): Promise<void> {
  if (method === "apple" || method === "google") await visit.click("button", "Approve");
  if (method === "alipay") await visit.click("button", "Pay");
}

const payButton = (method: Method) => (method === "cash" ? /^Place order/ : english.pay);

async function pay(visit: Visit, method: Method): Promise<void> {
  await visit.click("button", payButton(method));
  await approve(visit, method);
}

function hasArrived(): Promise<void> {
  const arrives = async () => expect(await journeys.demo.requests("POST", "/api/trackingorders")).toBeGreaterThan(0);
  return vi.waitFor(arrives, { timeout: 10_000 });
}

interface Diner {
  /** Where they go on. */
  readonly visit: Visit;
  readonly posted: readonly string[];
}

type Disturbance = (method: Method, strike: () => Promise<void>) => Promise<Diner>;

async function ready(method: Method): Promise<Diner> {
  const visit = await openCheckout();
  const posted = postedUdids(visit);
  await fillIn(visit, method);
  return { visit, posted };
}

async function paid(method: Method, strike: () => Promise<void>): Promise<Diner> {
  const diner = await ready(method);
  await strike();
  await pay(diner.visit, method);
  await hasArrived();
  return diner;
}

const disturbances = {
  async "double click"(method, strike) {
    const diner = await ready(method);
    await strike();
    await (await diner.visit.handle("button", payButton(method))).click({ count: 2 });
    await approve(diner.visit, method);
    return diner;
  },
  async "Enter and click"(method, strike) {
    const diner = await ready(method);
    await strike();
    const button = await diner.visit.handle("button", payButton(method));
    await (await diner.visit.handle("textbox", english.phone)).press("Enter");
    await button.evaluate((each) => (each as HTMLElement).click());
    await approve(diner.visit, method);
    return diner;
  },
  async "reload before sending"(method, strike) {
    const { visit, posted } = await ready(method);
    await visit.page.reload();
    await visit.click("button", english.checkout);
    await fillIn(visit, method);
    await strike();
    await pay(visit, method);
    return { visit, posted };
  },
  async "reload after sending"(method, strike) {
    const diner = await paid(method, strike);
    await diner.visit.page.reload();
    return diner;
  },
  async Back(method, strike) {
    const diner = await paid(method, strike);
    await diner.visit.click("link", "Back to menu");
    await diner.visit.click("button", english.checkout);
    return diner;
  },
  async "restored from the back-forward cache"(method, strike) {
    const diner = await paid(method, strike);
    // A page that is sending asks before it is left.
    await diner.visit.find("button", "Check again");
    await diner.visit.page.goto(`${journeys.demo.origin}/bare.css`);
    await diner.visit.page.goBack();
    return diner;
  },
  async "closed and opened again"(method, strike) {
    const { visit, posted } = await paid(method, strike);
    takeNetworkLines(visit);
    const context = visit.page.browserContext();
    await visit.page.close();
    const next = await journeys.open(embedded, { context, before: notePlaced });
    const later = postedUdids(next);
    return {
      visit: next,
      get posted() {
        return [...posted, ...later];
      },
    };
  },
  async "two tabs"(method, strike) {
    const { visit, posted } = await ready(method);
    const second = await openCheckout({ context: visit.page.browserContext() });
    const later = postedUdids(second);
    await fillIn(second, method);
    await visit.page.bringToFront();
    await strike();
    await pay(visit, method);
    await hasArrived();
    takeNetworkLines(visit);
    await second.page.bringToFront();
    await second.click("button", payButton(method));
    return {
      visit: second,
      get posted() {
        return [...posted, ...later];
      },
    };
  },
  async "offline and back"(method, strike) {
    await strikeLookUps(journeys.demo);
    const diner = await paid(method, strike);
    await diner.visit.find("button", "Check again");
    await diner.visit.page.setOfflineMode(true);
    await diner.visit.page.setOfflineMode(false);
    return diner;
  },
  async "moved in the page"(method, strike) {
    const diner = await paid(method, strike);
    await diner.visit.page.evaluate(() => {
      const element = document.querySelector("servery-storefront");
      if (element) document.body.append(element);
    });
    return diner;
  },
  async "language switched"(method, strike) {
    const diner = await paid(method, strike);
    const setLanguage = (language: string) =>
      diner.visit.page.$eval("servery-storefront", (element, to) => element.setAttribute("language", to), language);
    await setLanguage("zh-CN");
    await diner.visit.find("button", "语言 简体中文");
    await setLanguage("en");
    return diner;
  },
} satisfies Readonly<Record<string, Disturbance>>;

interface Cell {
  readonly disturbance: keyof typeof disturbances;
  readonly fault: Struck;
  readonly method: Method;
  readonly told: keyof typeof outcomes | "refused";
}

/** Each row and each column once at least; `attemptMethods.test.ts` has the whole table. */
const cells: readonly Cell[] = [
  { disturbance: "double click", fault: "refused", method: "cash", told: "refused" },
  { disturbance: "Enter and click", fault: "HTML for JSON", method: "card", told: "send again" },
  { disturbance: "reload before sending", fault: "blocked by CORS", method: "google", told: "placed" },
  { disturbance: "reload after sending", fault: "reset before the store has it", method: "apple", told: "pay again" },
  { disturbance: "Back", fault: "very slow", method: "google", told: "placed" },
  {
    disturbance: "restored from the back-forward cache",
    fault: "truncated JSON",
    method: "alipay",
    told: "send again",
  },
  {
    disturbance: "closed and opened again",
    fault: "no answer, though the store has it",
    method: "apple",
    told: "placed",
  },
  { disturbance: "two tabs", fault: "no answer, though the store has it", method: "cash", told: "placed" },
  {
    disturbance: "offline and back",
    fault: "truncated JSON, and the store has it",
    method: "google",
    told: "check again",
  },
  { disturbance: "moved in the page", fault: "500 after the store has it", method: "apple", told: "placed" },
  { disturbance: "language switched", fault: "reset after the store has it", method: "alipay", told: "placed" },
];

async function expectTold(told: Cell["told"], visit: Visit): Promise<void> {
  if (told === "refused") return visit.read(kitchenIsFull);
  const { role, name } = outcomes[told];
  await visit.find(role, name);
}

async function goOn(told: Cell["told"], visit: Visit, method: Method): Promise<void> {
  if (told === "refused" || told === "pay again") return pay(visit, method);
  if (told !== "placed") await visit.click("button", outcomes[told].name);
}

describe("an order is placed and paid once, however it is paid (R33)", () => {
  it.each(cells)("$method: $fault, $disturbance: $told", async ({ disturbance, fault, method, told }) => {
    const { demo } = journeys;
    const config = (await (await fetch(`${demo.origin}/wallets.json`)).json()) as object;
    const apart = JSON.stringify({ ...config, apiUrl: `http://127.0.0.1:${demo.port}/api` });
    await demo.fault({ match: "GET /apart.json", times: 0, status: 200, body: apart });
    const struck = fault === "blocked by CORS" ? blockedByCors : faults[fault];
    const strike = () => demo.fault({ match: postOrder, times: 0, ...struck });
    const diner = await disturbances[disturbance](method, strike);
    const { visit } = diner;
    await expectTold(told, visit);
    if (told !== "placed") expect(await shop.hasCart(visit)).toBe(true);
    await demo.clearFaults();
    await goOn(told, visit, method);
    await visit.find("heading", english.placed);
    const udid = await shop.udidOfOnlyOrder();
    expect(new Set(diner.posted).size).toBe(told === "refused" ? 2 : 1);
    expect(await announced(visit)).toMatchObject([{ transactionId: transactionIdOf(udid) }]);
    expect(await shop.hasCart(visit)).toBe(false);
    expect(await demo.requests("POST", "/api/googlepayment")).toBe(method === "google" ? 1 : 0);
    takeNetworkLines(visit);
    visit.watch.take(/blocked by CORS policy/);
  });
});
