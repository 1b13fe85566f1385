import { describe, expect, it } from "vitest";
import { memberPath, scopeOf } from "../../support/branded.ts";
import { phone, useJourneys } from "../../support/journey.ts";
import { thorough } from "../../support/quickRow.ts";
import { useOrdering } from "../ordering.ts";
import { openAs, placeForCash, pressEntry, type Tab } from "./memberSteps.ts";
import { type Cell, onChinesePhone, onDesk } from "./memberWords.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

/** The store that gives stamps for coffee. */
const crownSt = 122;
const sam = memberPath(crownSt, "demo-sam-okafor");
const atCrownSt = (cell: Cell): Cell => ({ ...cell, storeId: crownSt });
const pickup = `sessionStorage["servery:${scopeOf(crownSt)}:orderMode"] ??= '${JSON.stringify({ version: 1, value: "pickup" })}';`;
const openAsSam = (cell: Cell) => openAs(journeys, atCrownSt(cell), "sam", pickup);

async function addCoffee({ visit, cell: { words } }: Tab): Promise<void> {
  const search = await visit.find("searchbox", words.search);
  if (!search.value) await visit.type("searchbox", words.search, "flat white");
  await visit.click("button", words.coffee);
  await visit.click("button", words.add);
  await visit.gone("dialog", words.coffee);
}

async function openCart({ visit, cell: { words, size } }: Tab): Promise<void> {
  if (size === phone) await visit.click("link", words.cartBar);
}

/** Sets the last order to completed, which adds its stamps. */
async function complete({ visit, cell: { words } }: Tab): Promise<void> {
  const last = (await shop.orders()).at(-1);
  await shop.setStatus(last?.document.UDID ?? "", 5);
  await visit.find("heading", words.completed);
}

async function buyCoffee(tab: Tab): Promise<void> {
  const { visit, cell } = tab;
  await addCoffee(tab);
  await openCart(tab);
  await visit.click("button", cell.words.checkout);
  await placeForCash(tab);
  await complete(tab);
}

/** Also adds a paid coffee, because an order with only rewards has nothing to charge. */
async function redeem(tab: Tab): Promise<void> {
  const { visit, cell } = tab;
  const { words } = cell;
  await addCoffee(tab);
  await openCart(tab);
  await visit.click("button", words.redeem);
  await visit.find("dialog", words.rewards);
  await visit.click("button", words.coffee);
  await visit.click("button", words.put);
  await visit.gone("dialog", words.coffee);
}

async function placeWithReward(tab: Tab): Promise<void> {
  await tab.visit.click("button", tab.cell.words.checkout);
  await placeForCash(tab);
  const [placed] = (await shop.orders()).slice(-1);
  expect(placed).toMatchObject({
    posts: 1,
    document: {
      RedeemPoints: 9,
      RewardPoints: 1,
      OrderItems: [{ RedeemPoints: 0 }, { RedeemPoints: 9, UsingUnitPrice: 0 }],
      PaymentTransactions: [{ Amount: 4.8 }],
    },
  });
  expect(await journeys.demo.read(sam)).toMatchObject({ RewardPoints: 0, SpentRewardPoints: 9 });
}

describe("the tenth coffee is free", () => {
  it(`after the ninth, ${onChinesePhone.name}`, async () => {
    await journeys.demo.merge(sam, { RewardPoints: 8 });
    const tab = await openAsSam(onChinesePhone);
    const { visit, cell } = tab;
    await buyCoffee(tab);
    await pressEntry(tab, cell.words.stamps);
    await visit.find("image", cell.words.stampsOf(9));
    await pressEntry(tab, cell.words.ourMenu);
    await redeem(tab);
    await placeWithReward(tab);
    await pressEntry(tab, cell.words.stamps);
    await visit.find("image", cell.words.stampsOf(0));
    await visit.read(cell.words.spent);
  });

  it("and stays in the cart while the sign-in service is slow", thorough, async () => {
    await journeys.demo.merge(sam, { RewardPoints: 9 });
    const tab = await openAsSam(onDesk);
    const { visit } = tab;
    await redeem(tab);
    await journeys.demo.fault({ match: "POST /identitytoolkit.googleapis.com/", times: 0, delayMs: 2_000 });
    await visit.page.reload();
    await visit.find("button", onDesk.words.account);
    await placeWithReward(tab);
  });
});
