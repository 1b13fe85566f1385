import { expect } from "vitest";
import type { OrderMode } from "../../src/domain/fulfilment/orderMode.ts";
import type { Journeys, Visit, VisitOptions } from "../support/journey.ts";
import { movableClock } from "../support/pageClock.ts";
import { until } from "../support/until.ts";
import { holdPosts } from "./heldAnswers.ts";
import { type FaultName, strikeLookUps, strikePosts } from "./orderFaults.ts";
import { cards, type Ordering, postedUdids, typeCard } from "./ordering.ts";
import { typeReceiver } from "./orderPlaces.ts";
import { english } from "./orderWords.ts";

/** A diner who sees the outcome of their first press. */
export interface Diner {
  /** The tab in which they continue. */
  readonly visit: Visit;
  /** Their other tab, if they have two. */
  readonly other: Visit | null;
  /** The UDID of each POST that their tabs have sent. */
  posted(): readonly string[];
  /** Sends the POST that the browser holds back, if there is one. */
  release(): Promise<void>;
}

type Moment = (fault: FaultName) => Promise<Diner>;

const unsure = "can't tell whether the store has your order";

interface Stage {
  readonly journeys: Journeys;
  readonly shop: Ordering;
  readonly mode: OrderMode;
}

export function createMoments({ journeys, shop, mode }: Stage) {
  function openWithCart(options: VisitOptions = {}): Promise<Visit> {
    return shop.openWithCart({ mode, ...options });
  }

  async function fillIn(visit: Visit): Promise<void> {
    await typeReceiver(visit, mode);
    await typeCard(visit, cards.approved);
  }

  function diner(visit: Visit, other: Visit | null = null): Diner {
    const lists = [visit, ...(other ? [other] : [])].map(postedUdids);
    return { visit, other, posted: () => lists.flat(), release: async () => undefined };
  }

  async function ready(before = ""): Promise<Diner> {
    const visit = await openWithCart({ before });
    await fillIn(visit);
    return diner(visit);
  }

  /** Comes to the checkout from the menu, so that Back leads there. */
  async function readyByTheMenu(): Promise<Diner> {
    const visit = await openWithCart();
    await visit.click("link", "Back to menu");
    await visit.click("button", english.checkout);
    await fillIn(visit);
    return diner(visit);
  }

  const pay = ({ visit }: Diner) => visit.click("button", english.pay);

  function hasArrived(): Promise<void> {
    const arrives = async () => expect(await journeys.demo.requests("POST", "/api/trackingorders")).toBeGreaterThan(0);
    return until(arrives);
  }

  async function payUnder(fault: FaultName, who: Diner): Promise<Diner> {
    await strikePosts(journeys.demo, fault);
    await pay(who);
    await hasArrived();
    return who;
  }

  return {
    "on the first press": async (fault) => payUnder(fault, await ready(movableClock)),
    "with a reload once it is sent": async (fault) => {
      const who = await payUnder(fault, await ready());
      await who.visit.page.reload();
      return who;
    },
    "with Back while it is sent": async (fault) => {
      const who = await payUnder(fault, await readyByTheMenu());
      await who.visit.page.goBack();
      return who;
    },
    "in two tabs": async (fault) => {
      const first = await openWithCart();
      const second = await openWithCart({ context: first.page.browserContext() });
      await fillIn(second);
      await first.page.bringToFront();
      await fillIn(first);
      const who = diner(second, first);
      await strikePosts(journeys.demo, fault);
      const held = fault === "very slow" ? await holdPosts(first.page, "Request") : null;
      await first.click("button", english.pay);
      await (held?.arrived() ?? hasArrived());
      await second.page.bringToFront();
      await pay(who);
      return held ? { ...who, release: held.release } : who;
    },
    "then offline and back": async (fault) => {
      await strikeLookUps(journeys.demo);
      const who = await payUnder(fault, await ready());
      await who.visit.read(unsure);
      await who.visit.page.setOfflineMode(true);
      await who.visit.click("button", "Check again");
      await who.visit.read(unsure);
      await journeys.demo.clearFaults();
      await who.visit.page.setOfflineMode(false);
      return who;
    },
  } satisfies Readonly<Record<string, Moment>>;
}

export type MomentName = keyof ReturnType<typeof createMoments>;
