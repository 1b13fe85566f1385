import { expect, it } from "vitest";
import { firstChoice } from "../../../src/domain/payment/paymentMethod.ts";

it.each([
  ["R99: the room's bill, before a card", ["room-charge", "card", "alipay"], "room-charge"],
  ["R55: a card, before a wallet", ["apple-pay", "card"], "card"],
  ["the first, if there is neither", ["alipay", "wechat"], "alipay"],
  ["R97: never a wallet", ["apple-pay", "google-pay"], null],
  ["nothing, if nothing is offered", [], null],
] as const)("chooses %s", (_case, offered, first) => {
  expect(firstChoice(offered)).toBe(first);
});
