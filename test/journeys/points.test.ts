import { expect, it } from "vitest";
import { isBranded, memberPath } from "../support/branded.ts";
import { useJourneys } from "../support/journey.ts";
import { thorough } from "../support/quickRow.ts";
import { faults } from "./orderFaults.ts";
import { acceptNetworkLines, announced, postOrder, useOrdering } from "./ordering.ts";
import { english } from "./orderWords.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

const points = /^Points/;

// The quick gate runs it in a branded deployment, which differs in where members are stored.
const inBranded = isBranded ? {} : thorough;

it("a member's points pay for an order of $19.50 once, on the second try", inBranded, async () => {
  const mei = memberPath(120, "demo-mei-lin");
  const menu = "Companies/120/Menus/DefaultMenu";
  // If a store has no rewards, its points pay for orders (R56).
  await journeys.demo.merge(menu, { RedemptionRules: [] });
  await journeys.demo.merge(mei, { RewardPoints: 1_000 });
  const visit = await shop.openCheckout("/embed.html?store-id=120", english, { isKnown: false });
  await visit.find("radio", english.cash);
  expect(await visit.has("radio", points)).toBe(false);
  await visit.click("button", "Log in");
  await visit.find("textbox", "Password");
  await visit.type("textbox", english.email, "mei@example.com");
  await visit.type("textbox", "Password", "order-me-1");
  await visit.page.keyboard.press("Enter");
  await visit.click("radio", points);
  await visit.read("390 points, 610 left");
  await journeys.demo.fault({ match: postOrder, times: 1, ...faults.refused });
  await visit.click("button", english.pay);
  await visit.read(english.notPlaced);
  expect(await visit.find("radio", points)).toMatchObject({ checked: true });
  expect(await journeys.demo.read(mei)).toMatchObject({ RewardPoints: 1_000 });
  await visit.click("button", english.pay);
  await visit.find("heading", english.placed);
  const PaymentTransactions = [{ PaymentMethodType: 10 }];
  expect(await shop.orders()).toMatchObject([
    { posts: 1, card: null, document: { PaymentTransactions, RedeemPoints: 390, RewardPoints: 0 } },
  ]);
  expect(await journeys.demo.read(mei)).toMatchObject({ RewardPoints: 610 });
  expect(await announced(visit)).toHaveLength(1);
  acceptNetworkLines(visit);
});
