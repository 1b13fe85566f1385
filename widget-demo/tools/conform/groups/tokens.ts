import { randomUUID } from "node:crypto";
import type { Answer } from "../api.ts";
import { cardBody } from "../cardBody.ts";
import { type Check, check } from "../check.ts";
import { leavesNothing } from "../documentOf.ts";
import { approvedCard } from "../fixtures.ts";
import type { Order } from "../order.ts";
import { done, isBusy, refused } from "../replies.ts";
import type { Subject } from "../subject.ts";
import { fail, skip } from "../verdict.ts";

/** Asks for a token, as the card's frame does. */
export async function askToken({ call, shop }: Subject, order: Order, number: string, cents = 0): Promise<Answer> {
  const Amount = Math.round((order.TotalExcludingTax + order.TotalTax) * 100 + cents) / 100;
  const body = { Card: cardBody(number), UDID: order.UDID, CompanyID: shop.id, Amount, Intent: "charge" };
  const answer = await call("POST", "cards/token", { body });
  return answer.status === 404 ? skip("the API has no cards/token.") : answer;
}

/** The card as an order has it. */
async function tokenOf(subject: Subject, order: Order, cents = 0): Promise<object> {
  const answer = await askToken(subject, order, approvedCard(subject.fixtures), cents);
  if (isBusy(answer)) skip("the API gives no more tokens now. Wait a minute.");
  const { Token, CardType, ElidedPan } = done("cardToken", answer);
  return { CardHolder: "Noor Test", CardToken: Token, CardType, ElidedPan };
}

const pay = (subject: Subject, order: Order, token: object) => subject.post(order, { token });

/** An order that a token has paid. */
function paid(subject: Subject) {
  return subject.once("paid by token", async () => {
    const order = await subject.order({ payment: "card" });
    const token = await tokenOf(subject, order);
    return { order, token, answer: await pay(subject, order, token) };
  });
}

export const tokens: readonly Check[] = [
  check("A card becomes a token, with its network and its last four digits.", async (subject) => {
    const { token } = await paid(subject);
    const { CardType, ElidedPan } = token as Record<string, string>;
    if (CardType !== "visa" && CardType !== "master") fail(`CardType is "${CardType}".`);
    if (ElidedPan !== approvedCard(subject.fixtures).slice(-4)) fail("ElidedPan isn't the last four digits.");
  }),
  check("An order is paid with a token in place of the card.", async (subject) => {
    done("placeOrder", (await paid(subject)).answer);
  }),
  check("The same UDID again is answered as the first time, with the used token and without it.", async (subject) => {
    const { order, token, answer } = await paid(subject);
    for (const again of [await pay(subject, order, token), await subject.post(order, { card: null })]) {
      if (again.text !== answer.text) fail("the answers differ.", again.sent);
    }
  }),
  check("A used token pays for no other order: card-declined.", async (subject) => {
    const { order, token } = await paid(subject);
    const other = { ...order, UDID: randomUUID() };
    refused(await pay(subject, other, token), "card-declined");
    await leavesNothing(subject, other);
  }),
  check("A token of another UDID is refused with card-declined, and nothing is placed.", async (subject) => {
    const order = await subject.order({ payment: "card" });
    const token = await tokenOf(subject, { ...order, UDID: randomUUID() });
    refused(await pay(subject, order, token), "card-declined");
    await leavesNothing(subject, order);
  }),
  check("A token of a cent less is refused with card-declined, and nothing is placed.", async (subject) => {
    const order = await subject.order({ payment: "card" });
    refused(await pay(subject, order, await tokenOf(subject, order, -1)), "card-declined");
    await leavesNothing(subject, order);
  }),
  check("A number with a wrong check digit becomes no token, and isn't repeated.", async (subject) => {
    const number = approvedCard(subject.fixtures);
    const wrong = `${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`;
    const answer = await askToken(subject, await subject.order({ payment: "card" }), wrong);
    if (isBusy(answer)) skip("the API gives no more tokens now. Wait a minute.");
    refused(answer);
    if (answer.text.includes(wrong)) fail("the answer has the number.");
  }),
];
