import { expect, it } from "vitest";
import { phone, useJourneys } from "../support/journey.ts";
import { faults } from "./orderFaults.ts";
import { acceptNetworkLines, addDish, announced, notePlaced, postOrder, useOrdering } from "./ordering.ts";
import { chinese } from "./orderWords.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

const path = "/embed.html?store-id=200&room=1204&language=zh-CN";
const sandwich = /^海港总会三明治/;
const charge = "记入房账";

it("charges the room on the second try after the kitchen refused the order, in Chinese on a phone", async () => {
  const visit = await journeys.open(path, { size: phone, before: notePlaced });
  await addDish(visit, sandwich, chinese);
  await visit.click("link", chinese.cartBar);
  await visit.click("button", chinese.checkout);
  await visit.type("textbox", chinese.email, "noor@example.com");
  // R99: the room's bill is chosen already, so no card is asked for.
  expect(await visit.find("radio", charge)).toMatchObject({ checked: true });
  expect(await visit.has("textbox", chinese.number)).toBe(false);
  await journeys.demo.fault({ match: postOrder, times: 1, ...faults.refused });
  await visit.click("button", chinese.place);
  await visit.read(chinese.notPlaced);
  expect(await visit.find("radio", charge)).toMatchObject({ checked: true });
  expect(await shop.orders()).toEqual([]);
  await visit.click("button", chinese.place);
  await visit.find("heading", chinese.placed);
  await visit.read(charge);
  const PaymentTransactions = [{ PaymentMethodType: 0 }];
  expect(await shop.orders()).toMatchObject([
    { posts: 1, card: null, document: { PaymentTransactions, OrderType: 10, RoomNumber: "1204" } },
  ]);
  expect(await announced(visit)).toHaveLength(1);
  acceptNetworkLines(visit);
});
