import type { Browser } from "puppeteer-core";
import { afterAll, expect } from "vitest";
import { launchWholeChromium } from "../support/browser.ts";
import type { Visit } from "../support/journey.ts";
import { letTimePass } from "../support/pageClock.ts";
import { until } from "../support/until.ts";
import { type Attempt, type AttemptStage, isTaken, isWallet, payButton } from "./attemptStage.ts";
import type { DisturbanceName, Method } from "./attempts.ts";
import { type HeldAnswers, holdAnswers, holdAnswersAndLookUps } from "./heldAnswers.ts";
import { kitchenIsFull } from "./orderFaults.ts";
import { chinese, english } from "./orderWords.ts";

const unsure = "can't tell whether the store has your order";

/** `told` waits until the diner is told the outcome. */
type Disturbance = (attempt: Attempt, told: (visit: Visit) => Promise<void>) => Promise<Visit>;

const button = (visit: Visit, method: Method) => visit.handle("button", payButton(method));

export function createDisturbances({
  open,
  ready,
  fillIn,
  approve,
  pay,
  strike,
}: AttemptStage): Readonly<Record<DisturbanceName, Disturbance>> {
  let whole: Promise<Browser> | null = null;
  afterAll(async () => (await whole)?.close());

  /** Sends the order to the backend, and holds its answer back from the page. */
  async function sent(visit: Visit, attempt: Attempt, press = pay, hold = holdAnswers): Promise<HeldAnswers> {
    await strike(attempt);
    const held = await hold(visit.page);
    await press(visit, attempt.method);
    await held.arrived();
    return held;
  }

  async function hear(visit: Visit, { fault }: Attempt, held: HeldAnswers): Promise<void> {
    if (fault === "30 s slow") await letTimePass(visit.page, 30_000);
    if (fault === "time-out") await visit.page.evaluate("endPatience()");
    else await held.release();
  }

  async function sentAndHeard(visit: Visit, attempt: Attempt, press = pay): Promise<Visit> {
    await hear(visit, attempt, await sent(visit, attempt, press));
    return visit;
  }

  /** Disturbs the page while the answer is held back. */
  function meanwhile(disturb: (visit: Visit) => Promise<void>): Disturbance {
    return async (attempt) => {
      const visit = await ready(attempt);
      const held = await sent(visit, attempt);
      await disturb(visit);
      await hear(visit, attempt, held);
      return visit;
    };
  }

  return {
    "double click": async (attempt) =>
      sentAndHeard(await ready(attempt), attempt, async (visit, method) => {
        await visit.click("button", payButton(method), 2);
        await approve(visit, method);
      }),
    "Enter and click": async (attempt) =>
      sentAndHeard(await ready(attempt), attempt, async (visit, method) => {
        // Both in one go, because the first may already leave the page.
        await (await button(visit, method)).evaluate((pressed) =>
          addEventListener("keyup", () => (pressed as HTMLElement).click(), { once: true }),
        );
        // Enter in a field is the form's, and opens no wallet.
        const entered = isWallet(method) ? button(visit, method) : visit.handle("textbox", english.phone);
        await (await entered).press("Enter");
        await approve(visit, method);
      }),
    async "reload before sending"(attempt) {
      const visit = await ready(attempt);
      await visit.page.reload();
      await fillIn(visit, attempt.method);
      return sentAndHeard(visit, attempt);
    },
    async "reload after sending"(attempt) {
      const visit = await ready(attempt);
      const held = await sent(visit, attempt);
      await visit.page.reload();
      await held.release();
      return visit;
    },
    Back: meanwhile(async (visit) => {
      await visit.click("link", english.toMenu);
      await visit.find("searchbox", english.search);
      await visit.page.goBack();
      await visit.find("link", english.toMenu);
    }),
    async "restored from the back-forward cache"(attempt, told) {
      whole ??= launchWholeChromium();
      const context = await (await whole).createBrowserContext();
      const visit = await sentAndHeard(await ready(attempt, { context }), attempt);
      // A page that is still sending would ask before the diner leaves it.
      await told(visit);
      await visit.page.evaluate(() =>
        addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted })),
      );
      await visit.page.goto(new URL("/bare.css", visit.page.url()).href);
      await visit.page.goBack();
      await until(async () => expect(await visit.page.evaluate("window.persisted")).toBe(true));
      return visit;
    },
    async "closed and opened again"(attempt) {
      const visit = await ready(attempt);
      await sent(visit, attempt, pay, holdAnswersAndLookUps);
      const context = visit.page.browserContext();
      await visit.page.close();
      return open({ context });
    },
    async "two tabs"(attempt) {
      const visit = await ready(attempt);
      const second = await open({ context: visit.page.browserContext() });
      await fillIn(second, attempt.method);
      await visit.page.bringToFront();
      const held = await sent(visit, attempt);
      await second.page.bringToFront();
      await second.click("button", payButton(attempt.method));
      // A wallet's sheet opens before the shop notices the other tab.
      if (isWallet(attempt.method)) await approve(second, attempt.method);
      // The second tab looks the order up by itself.
      if (isTaken(attempt.fault)) await second.find("heading", english.placed);
      else await second.read("Another tab or window is sending this order right now");
      await hear(visit, attempt, held);
      return second;
    },
    "offline and back": async (attempt) => {
      const visit = await ready(attempt);
      const held = await sent(visit, attempt);
      await visit.page.setOfflineMode(true);
      await (attempt.fault === "30 s slow" ? held.lose() : hear(visit, attempt, held));
      // The look-up fails too, because there is no network.
      await visit.read(attempt.fault === "refused" ? kitchenIsFull : unsure);
      await visit.page.setOfflineMode(false);
      return visit;
    },
    "moved in the page": meanwhile(({ page }) =>
      page.evaluate(() => {
        const element = document.querySelector("servery-storefront");
        const place = document.body.appendChild(document.createElement("main"));
        if (element) place.append(element);
      }),
    ),
    "language switched": meanwhile(async (visit) => {
      const speak = (language: string) =>
        visit.page.$eval("servery-storefront", (element, to) => element.setAttribute("language", to), language);
      await speak("zh-CN");
      await visit.find("link", chinese.toMenu);
      await speak("en");
    }),
  };
}
