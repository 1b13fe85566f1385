import { type Check, check } from "../check.ts";
import { documentOf, leavesNothing } from "../documentOf.ts";
import { giftOrder } from "../giftOrder.ts";
import type { Order } from "../order.ts";
import { done, refused } from "../replies.ts";
import { fail } from "../verdict.ts";

const onCards = (order: Order, change: object): Order => ({
  ...order,
  OrderItems: order.OrderItems.map((item) => ({ ...item, ...change })),
});

const refuses = (sentence: string, change: (order: Order) => Order) =>
  check(sentence, async (subject) => {
    const order = change(giftOrder(subject));
    refused(await subject.post(order));
    await leavesNothing(subject, order);
  });

export const gifts: readonly Check[] = [
  check("An order of gift cards is taken, and has IsLiability.", async (subject) => {
    const order = giftOrder(subject);
    done("placeOrder", await subject.post(order));
    const { IsLiability } = await documentOf(subject, order);
    if (IsLiability !== true) fail(`it is ${JSON.stringify(IsLiability)}.`);
  }),
  refuses("A gift card without ToEmail is refused.", (order) => onCards(order, { ToEmail: "" })),
  refuses("A list of addresses as ToEmail is refused.", (order) =>
    onCards(order, { ToEmail: "a@example.com, b@example.com" }),
  ),
  refuses("A ToEmail of two lines is refused: the second would be a header of the mail.", (order) =>
    onCards(order, { ToEmail: "a@example.com\nBcc: b@example.com" }),
  ),
  refuses("A gift card for another price than the menu's is refused.", (order) =>
    onCards(order, { UsingUnitPrice: 0.5 }),
  ),
  refuses("A gift card that isn't on the menu is refused.", (order) => onCards(order, { Product_ID: "no-such-card" })),
  check("Gift cards in cash are refused.", async (subject) => {
    const order = giftOrder(subject, "cash");
    refused(await subject.post(order));
    await leavesNothing(subject, order);
  }),
];
