import { describe, expect, it } from "vitest";
import { phone, useJourneys } from "../../support/journey.ts";
import { thorough } from "../../support/quickRow.ts";
import { until } from "../../support/until.ts";
import { acceptNetworkLines, chooseBurger, typeCard, useOrdering } from "../ordering.ts";
import { embedOf, openTab, placeForCash, pressEntry, type Tab, typeLogIn } from "./memberSteps.ts";
import { onChineseDesk, onPhone } from "./memberWords.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

const noor = { email: "noor@example.com", password: "noor-orders-1" };

async function register(tab: Tab): Promise<void> {
  const { visit, cell } = tab;
  const { words } = cell;
  if (cell.size === phone) await pressEntry(tab, words.register);
  else {
    await visit.click("button", words.logIn);
    await visit.click("button", words.register);
  }
  await visit.type("textbox", words.firstName, "Noor");
  await visit.type("textbox", words.lastName, "Abbot");
  await visit.type("textbox", words.email, noor.email);
  await visit.type("textbox", words.password, noor.password);
  await visit.type("textbox", words.confirmPassword, noor.password);
  await visit.click("button", words.register);
  await visit.gone("textbox", words.confirmPassword);
}

/** The checkout only asks for what the profile lacks. */
async function goToCheckout({ visit, cell: { words, size } }: Tab): Promise<void> {
  await chooseBurger(visit, words, size === phone);
  await visit.type("textbox", words.phone, "0412345678");
  expect(await visit.has("textbox", words.email)).toBe(false);
}

/** Goes from the order's page to the history, and places the same order again. */
async function orderAgain(tab: Tab): Promise<void> {
  const { visit, cell } = tab;
  const { words } = cell;
  await visit.click("button", words.history);
  await visit.find("heading", words.history);
  await visit.click("button", words.reorder);
  await visit.find("heading", words.checkoutTitle);
  await placeForCash(tab);
}

/** The browser logs that a new member has no document yet. */
async function expectTwoAlike({ visit }: Tab, firstName: string): Promise<void> {
  acceptNetworkLines(visit);
  const dishes = [{ OrderExtras: expect.arrayContaining([expect.objectContaining({ Name: expect.any(String) })]) }];
  const orders = await shop.orders();
  expect(orders).toHaveLength(2);
  expect(orders).toMatchObject(
    orders.map(() => ({
      posts: 1,
      guest: null,
      document: { ContactCustomer_FirstName: firstName, OrderItems: dishes },
    })),
  );
  const [extras, again] = orders.map(({ document }) => document.OrderItems[0]?.OrderExtras.map(({ Name }) => Name));
  expect(again).toEqual(extras);
}

describe("a member orders, finds it in the history, and orders it again", () => {
  it(`after registering, with a card, ${onPhone.name}`, async () => {
    const tab = await openTab(journeys, onPhone, embedOf(onPhone));
    await register(tab);
    await goToCheckout(tab);
    await typeCard(tab.visit);
    await tab.visit.click("button", onPhone.words.pay);
    await tab.visit.find("heading", onPhone.words.placed);
    await orderAgain(tab);
    await expectTwoAlike(tab, "Noor");
  });

  it("even if the backend doesn't know the new member until they log in again", thorough, async () => {
    const tab = await openTab(journeys, onChineseDesk, embedOf(onChineseDesk));
    const { visit, cell } = tab;
    await journeys.demo.fault({ match: "POST /api/customers/", times: 0, status: 500 });
    await register(tab);
    await goToCheckout(tab);
    await placeForCash(tab);
    await orderAgain(tab);
    await expectTwoAlike(tab, "Noor");
    await journeys.demo.clearFaults();
    await pressEntry(tab, cell.words.logOut);
    await visit.click("button", cell.words.logIn);
    await typeLogIn(tab, noor.email, noor.password);
    await visit.find("button", cell.words.account);
    const [placed] = await shop.orders();
    await until(async () => {
      expect(await journeys.demo.read(`Users/${placed?.document.OnlineOrderUserIdentifier}`)).toMatchObject({
        CustomerMemberCode: expect.stringMatching(/^M/),
      });
    });
  });
});
