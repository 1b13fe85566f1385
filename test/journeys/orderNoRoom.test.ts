import { expect, it } from "vitest";
import { transactionIdOf } from "../../src/domain/order/orderReference.ts";
import { useJourneys, type Visit } from "../support/journey.ts";
import { until } from "../support/until.ts";
import { strikePosts } from "./orderFaults.ts";
import {
  acceptNetworkLines,
  announced,
  cards,
  chooseBurger,
  postedUdids,
  typeCard,
  typeContact,
  useOrdering,
} from "./ordering.ts";
import { english } from "./orderWords.ts";
import { storedRow } from "./pageSteps.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

/**
 * Fills the storage to the last character, as a host page could. Only the end is written in small steps, because each
 * write sends the whole row to the browser.
 */
function fill({ page }: Visit): Promise<void> {
  return page.evaluate(() => {
    localStorage["placed"] = "[]".padEnd(300);
    let last = "";
    const put = (length: number) => {
      const isLong = length > 1_000;
      const text = "x".repeat(length);
      localStorage.setItem(isLong ? `theirs${length}` : "theirs", isLong ? text : last + text);
      if (!isLong) last += text;
    };
    for (let length = 4_194_304; length >= 1; length = Math.floor(length / 2)) {
      try {
        put(length);
      } catch {
        // Half of that may still fit.
      }
    }
  });
}

it("R33: removes cached data to store the order if storage is full, and finds the order after a reload", async () => {
  const visit = await shop.readyToPay(cards.approved);
  const posted = postedUdids(visit);
  await until(async () => expect(await storedRow(visit, "first")).toBeTruthy());
  await fill(visit);
  await strikePosts(journeys.demo, "no answer");
  await visit.click("button", english.pay);
  await until(() => expect(posted).toHaveLength(1));
  expect([await storedRow(visit, "first"), await storedRow(visit, "checkoutData")]).toEqual([null, expect.any(String)]);
  await visit.page.reload();
  await visit.read("your card is not kept anywhere");
  await journeys.demo.clearFaults();
  await typeCard(visit);
  await visit.click("button", english.pay);
  await visit.find("heading", english.placed);
  expect(new Set(posted)).toEqual(new Set([await shop.udidOfOnlyOrder()]));
  expect(await shop.hasCart(visit)).toBe(false);
  acceptNetworkLines(visit);
});

it("R33: warns before sending if nothing can be stored, and a reload shows no cart to order again", async () => {
  const visit = await shop.readyToPay(cards.approved);
  const posted = postedUdids(visit);
  await visit.page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await visit.click("button", english.pay);
  await visit.read("Your browser can't save your order while it is being sent.");
  expect(posted).toEqual([]);
  await strikePosts(journeys.demo, "slow");
  await visit.click("button", /^Pay now and keep this page open/);
  await until(() => expect(posted).toHaveLength(1));
  expect(await shop.hasCart(visit)).toBe(false);
  await visit.find("heading", english.placed);
  expect(await announced(visit)).toMatchObject([{ transactionId: transactionIdOf(await shop.udidOfOnlyOrder()) }]);
  await visit.go("/order/store/120/checkout");
  await visit.read(english.emptyCart);
});

it("R33: warns before sending in a web view without storage, where both storages are null", async () => {
  const before = `for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(globalThis, name, { get: () => null });`;
  const visit = await journeys.open("/embed.html?store-id=120", { before });
  await chooseBurger(visit);
  await typeContact(visit);
  await typeCard(visit);
  await visit.click("button", english.pay);
  await visit.click("button", "Skip");
  await visit.read("Your browser can't save your order while it is being sent.");
  expect(await shop.orders()).toEqual([]);
  await visit.click("button", /^Pay now and keep this page open/);
  await visit.find("heading", english.placed);
  expect(await shop.orders()).toHaveLength(1);
});
