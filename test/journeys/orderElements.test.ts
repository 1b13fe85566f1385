import { describe, expect, it } from "vitest";
import { transactionIdOf } from "../../src/domain/order/orderReference.ts";
import { useJourneys, type Visit } from "../support/journey.ts";
import { thorough } from "../support/quickRow.ts";
import { until } from "../support/until.ts";
import { holdAnswers } from "./heldAnswers.ts";
import {
  acceptNetworkLines,
  addDish,
  announced,
  chooseBurger,
  notePlaced,
  placeByCard,
  typeCard,
  typeContact,
  useOrdering,
} from "./ordering.ts";
import { english } from "./orderWords.ts";
import { hostPage, setAttribute, shopScript } from "./pageSteps.ts";

const journeys = useJourneys({
  "twins.html": hostPage(`<servery-storefront id="one" store-id="120"></servery-storefront>
<servery-storefront id="two" store-id="120"></servery-storefront>${shopScript}`),
});
const shop = useOrdering(journeys);

type Twin = "one" | "two";

/** Puts an element first on the page, because the visit reads and presses the first one. */
function putFirst({ page }: Visit, id: Twin): Promise<void> {
  return page.evaluate((wanted) => document.body.prepend(document.getElementById(wanted) ?? ""), id);
}

const openTwins = () => journeys.open("/twins.html", { before: notePlaced });

/** The session ids of the live client's connections. */
function connectionsOf({ page }: Visit): ReadonlySet<string> {
  const sessions = new Set<string>();
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const session = searchParams.get("SID");
    if (pathname.endsWith("/Listen/channel") && session) sessions.add(session);
  });
  return sessions;
}

async function expectOneOrder(visit: Visit): Promise<void> {
  const orderId = await shop.udidOfOnlyOrder();
  expect(await announced(visit)).toMatchObject([{ transactionId: transactionIdOf(orderId) }]);
  expect(await shop.hasCart(visit)).toBe(false);
}

describe("two elements of one store on one page", () => {
  it("R1, R33, R61: share one cart, also after a reload, and place one order, which they follow over one connection", async () => {
    const visit = await openTwins();
    await visit.find("button", english.burger);
    await putFirst(visit, "two");
    await addDish(visit, /^Crunchy chicken burger/);
    await putFirst(visit, "one");
    const edits = [/^Edit Crunchy chicken burger/, /^Edit Bourke St Cheeseburger/] as const;
    await visit.find("button", edits[0]);
    await addDish(visit, english.burger);
    await visit.find("button", edits[1]);
    await visit.page.reload();
    for (const edit of edits) await visit.find("button", edit);

    const connections = connectionsOf(visit);
    for (const id of ["one", "two"] as const) {
      await putFirst(visit, id);
      await visit.click("button", english.checkout);
      await typeContact(visit);
      await typeCard(visit);
    }
    const held = await holdAnswers(visit.page);
    await putFirst(visit, "one");
    await visit.click("button", english.pay);
    await held.arrived();
    await putFirst(visit, "two");
    await visit.click("button", english.pay);
    await held.release();
    await visit.find("heading", english.placed);
    await putFirst(visit, "one");
    await visit.find("heading", english.placed);
    await expectOneOrder(visit);
    const udid = await shop.udidOfOnlyOrder();
    await until(() => expect(connections.size).toBeGreaterThan(0));
    await visit.page.$eval("#one", (element) => element.remove());
    await shop.setStatus(udid, 4);
    await visit.find("heading", english.ready);
    expect(connections.size).toBe(1);
    acceptNetworkLines(visit);
  });

  it("R33: have an empty cart in both after one of them has ordered", thorough, async () => {
    const visit = await openTwins();
    await chooseBurger(visit);
    await putFirst(visit, "two");
    await visit.click("button", english.checkout);
    await visit.find("textbox", english.firstName);
    await putFirst(visit, "one");
    await placeByCard(visit);
    await putFirst(visit, "two");
    await visit.read(english.emptyCart);
    await expectOneOrder(visit);
  });
});

it.each<[string, (visit: Visit) => Promise<void>]>([
  [
    "whose store is changed away and back",
    async (visit) => {
      await setAttribute(visit, "store-id", "121");
      await visit.find("heading", "拍缇汉堡 · 伯克街店");
      await setAttribute(visit, "store-id", "120");
    },
  ],
  [
    "that is taken away, with another in its place",
    async ({ page }) => {
      await page.$eval("servery-storefront", (element) => {
        const anew = document.createElement("servery-storefront");
        anew.setAttribute("store-id", "120");
        element.replaceWith(anew);
      });
    },
  ],
])("R33: an element %s while its order is sent places no second order", async (_what, change) => {
  const visit = await shop.openCheckout("/embed.html?store-id=120");
  await typeCard(visit);
  const held = await holdAnswers(visit.page);
  await visit.click("button", english.pay);
  await held.arrived();
  await change(visit);
  await visit.page.waitForSelector(">>> .servery", { visible: true });
  await held.release();
  // This appears without another press.
  await visit.find("heading", english.placed);
  await shop.udidOfOnlyOrder();
  expect(await shop.hasCart(visit)).toBe(false);
  acceptNetworkLines(visit);
});
