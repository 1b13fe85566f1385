import type { Journeys, Visit, VisitOptions } from "../support/journey.ts";
import { movableClock } from "../support/pageClock.ts";
import type { AttemptFault, Method } from "./attempts.ts";
import { type FaultName, faults } from "./orderFaults.ts";
import { acceptNetworkLines, cards, type Ordering, postOrder } from "./ordering.ts";
import { english } from "./orderWords.ts";

/** A full page with the stand-ins for the wallets. Its backend is on another origin. */
export const hostPages = {
  "order/index.html": `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Order online</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/bare.css" />
    <script src="/stand-ins/apple.js"></script>
    <script src="/stand-ins/google.js"></script>
  </head>
  <body>
    <servery-storefront full-page base-path="/order" store-id="120" config="/apart.json"></servery-storefront>
    <script type="module" src="/storefront.js" crossorigin></script>
  </body>
</html>`,
};

const radios: Readonly<Partial<Record<Method, string>>> = { card: english.card, cash: english.cash, alipay: "Alipay" };

/** A wallet isn't chosen. It has a button of its own, which pays (R97). */
const wallets: Readonly<Partial<Record<Method, string>>> = {
  apple: "Pay with Apple Pay",
  google: "Pay with Google Pay",
};

export const isWallet = (method: Method) => method in wallets;

const blockedByCors = {
  ...faults["HTML for JSON, and the store has it"],
  headers: { "Access-Control-Allow-Origin": "null" },
};

/** The fault for the order's POST. `null`: the browser holds the answer back, for 30 seconds or for good. */
const strikes: Readonly<Record<AttemptFault, (typeof faults)[FaultName] | typeof blockedByCors | null>> = {
  refused: faults.refused,
  "reset before the store has it": faults["reset before the store has it"],
  "reset after the store has it": faults["reset after the store has it"],
  "30 s slow": null,
  "time-out": null,
  "500 after the store has it": faults["500 after the store has it"],
  "truncated JSON": faults["truncated JSON"],
  "HTML with 200": faults["HTML for JSON"],
  "blocked by CORS": blockedByCors,
};

/** Whether the backend has taken the order before its answer is lost. */
export const isTaken = (fault: AttemptFault) => {
  const struck = strikes[fault];
  return !struck || "after" in struck;
};

/** Lets the test trigger the five-minute time-out of the order's POST. */
const patience = `{
  const later = window.setTimeout;
  const ends = [];
  window.setTimeout = (task, ms, ...rest) => ms > 299000 ? ends.push(task) : later(task, ms, ...rest);
  window.endPatience = () => ends.splice(0).forEach((task) => task());
}`;

export interface Attempt {
  readonly method: Method;
  readonly fault: AttemptFault;
}

export const payButton = (method: Method) => wallets[method] ?? (method === "cash" ? english.place : english.pay);

export function createAttemptStage(journeys: Journeys, shop: Ordering) {
  /** Clears all faults, and serves a configuration whose backend is on another origin. */
  async function setFaults(): Promise<void> {
    const { demo } = journeys;
    const config = (await (await fetch(`${demo.origin}/wallets.json`)).json()) as object;
    const apart = JSON.stringify({ ...config, apiUrl: `http://127.0.0.1:${demo.port}/api` });
    await demo.clearFaults();
    await demo.fault({ match: "GET /apart.json", times: 0, status: 200, body: apart });
  }

  let visits: Visit[] = [];

  async function open(options: VisitOptions = {}): Promise<Visit> {
    const visit = await shop.openWithCart({ before: `${movableClock};${patience}`, ...options });
    visits.push(visit);
    return visit;
  }

  /** Accepts the browser's own messages about failed requests and blocked `beforeunload` dialogs. */
  function takeLines(): void {
    for (const visit of visits) {
      acceptNetworkLines(visit);
      visit.watch.take(/blocked by CORS policy|'beforeunload' confirmation/);
    }
    visits = [];
  }

  async function fillIn(visit: Visit, method: Method): Promise<void> {
    const radio = radios[method];
    if (radio) await visit.click("radio", radio);
    else await visit.find("button", payButton(method));
    if (method === "card") await putCard(visit);
  }

  async function putCard(visit: Visit): Promise<void> {
    await (await visit.handle("textbox", english.holder)).focus();
    await visit.page.keyboard.down("Control");
    await visit.page.keyboard.press("KeyA");
    await visit.page.keyboard.up("Control");
    for (const text of ["Noor Abbot", cards.approved, "1230", "123"]) {
      await visit.page.keyboard.sendCharacter(text);
      await visit.page.keyboard.press("Tab");
    }
  }

  /** Approves the payment in the wallet's sheet or on the payment page. */
  async function approve(visit: Visit, method: Method): Promise<void> {
    if (isWallet(method)) await visit.click("button", "Approve");
    if (method === "alipay") await visit.click("button", "Pay");
  }

  async function pay(visit: Visit, method: Method): Promise<void> {
    await visit.click("button", payButton(method));
    await approve(visit, method);
  }

  async function ready({ method }: Attempt, options: VisitOptions = {}): Promise<Visit> {
    const visit = await open(options);
    await fillIn(visit, method);
    return visit;
  }

  async function strike({ fault }: Attempt): Promise<void> {
    const struck = strikes[fault];
    if (struck) await journeys.demo.fault({ match: postOrder, times: 0, ...struck });
  }

  return { open, ready, fillIn, putCard, approve, pay, strike, setFaults, takeLines };
}

export type AttemptStage = ReturnType<typeof createAttemptStage>;
