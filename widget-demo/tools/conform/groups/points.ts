import type { JsonFields } from "../../../backend/documents/types.ts";
import { mostOfOne } from "../../../backend/ordering/orderBody.ts";
import { readRedemptions } from "../../../backend/ordering/pricing/redemption.ts";
import { numberIn } from "../../../backend/ordering/reading.ts";
import { type Check, check } from "../check.ts";
import { documentOf } from "../documentOf.ts";
import { sellable } from "../lines.ts";
import type { Change, Order } from "../order.ts";
import { done, refused } from "../replies.ts";
import type { Subject } from "../subject.ts";
import { fail, skip } from "../verdict.ts";

const balanceIn = (profile: JsonFields) => numberIn(profile, "RewardPoints") ?? 0;

function rulesOf({ shop }: Subject) {
  return readRedemptions(shop.menu, Date.now(), shop.store.zone);
}

/** A dish that the member can have for points. */
function redeemed(subject: Subject): Promise<{ readonly change: Change; readonly order: Order }> {
  return subject.once("redeemed", async () => {
    const member = subject.member();
    const rules = rulesOf(subject);
    if (rules.length === 0) skip("the menu has no RedemptionRules.");
    for (const { points } of rules)
      for (const dish of sellable(subject.shop)) {
        // The mode's minimum is for what is paid, too.
        const change: Change = { member, lines: [dish, { ...dish, points }] };
        const order = await subject.possibleOrder(change);
        if (order && order.RedeemPoints > 0) return { change, order };
      }
    return skip("the member has too few points for a reward.");
  });
}

function byPoints(subject: Subject): Change {
  const member = subject.member();
  if ((numberIn(subject.shop.menu, "PointsToDollarRatio") ?? 0) <= 0) skip("the menu has no PointsToDollarRatio.");
  if (rulesOf(subject).length > 0) skip("points are for rewards here.");
  return { member, payment: "points" };
}

/** A member's order that is large enough to earn points. */
async function earning(subject: Subject): Promise<Order> {
  const member = subject.member();
  const dearest = [...sellable(subject.shop)].sort((one, other) => other.unit - one.unit);
  const many = dearest.map((dish) => ({ ...dish, quantity: mostOfOne }));
  for (const lines of [undefined, ...many.map((dish) => [dish]), many.slice(0, 10)]) {
    const order = await subject.possibleOrder(lines ? { member, lines } : { member });
    if (order && order.RewardPoints > 0) return order;
  }
  return skip("no dish earns points here, not even 20 of it.");
}

/** Places an order that costs points, and sees them go. */
async function costsPoints(subject: Subject, order: Order, asOften: number): Promise<void> {
  const { idToken } = subject.member();
  const before = balanceIn(await subject.profile());
  for (let time = 0; time < asOften; time += 1) done("placeOrder", await subject.post(order, { idToken }));
  const after = balanceIn(await subject.profile());
  if (before - after !== order.RedeemPoints)
    fail(`RewardPoints went from ${before} to ${after}, for ${order.RedeemPoints}.`);
}

export const points: readonly Check[] = [
  check("A member's order earns the points of its dishes and of the EarningRules.", async (subject) => {
    const order = await earning(subject);
    const { idToken } = subject.member();
    done("placeOrder", await subject.post(order, { idToken }));
    const { RewardPoints } = await documentOf(subject, order, idToken);
    if (RewardPoints !== order.RewardPoints) fail(`the document has ${JSON.stringify(RewardPoints)}.`);
  }),
  check("More points than an order earns are refused with price-changed.", async (subject) => {
    const order = await earning(subject);
    const { idToken } = subject.member();
    refused(await subject.post({ ...order, RewardPoints: order.RewardPoints + 100 }, { idToken }), "price-changed");
  }),
  check("A reward costs its points at once.", async (subject) => {
    const { change } = await redeemed(subject);
    await costsPoints(subject, await subject.order(change), 1);
  }),
  check("An order that comes again takes its points once.", async (subject) => {
    const { change } = await redeemed(subject);
    await costsPoints(subject, await subject.order(change), 2);
  }),
  check("A reward's price without its points is refused.", async (subject) => {
    const { order } = await redeemed(subject);
    const { idToken } = subject.member();
    const OrderItems = order.OrderItems.map((item) => ({ ...item, RedeemPoints: 0 }));
    refused(await subject.post({ ...order, OrderItems, RedeemPoints: 0 }, { idToken }));
  }),
  check("A reward of a guest is refused with not-allowed.", async (subject) => {
    const { order } = await redeemed(subject);
    const { OnlineOrderUserIdentifier, GuestIdentifier, UDID } = await subject.order();
    refused(await subject.post({ ...order, OnlineOrderUserIdentifier, GuestIdentifier, UDID }), "not-allowed");
  }),
  check("An order may be paid with points, which are taken at once.", async (subject) => {
    await costsPoints(subject, await subject.order(byPoints(subject)), 1);
  }),
  check("More points than the member has are refused.", async (subject) => {
    const rich = { ...(await subject.profile()), RewardPoints: 1e9 };
    const change = byPoints(subject);
    const ratio = numberIn(subject.shop.menu, "PointsToDollarRatio") ?? 0;
    const have = balanceIn(await subject.profile());
    const dish = sellable(subject.shop).find(({ unit }) => (unit * 20 * ratio) / 100 > have);
    const lines = [{ ...(dish ?? skip("the member has points for everything.")), quantity: 20 }];
    const order = await subject.order({ ...change, lines, prices: { customer: rich } });
    const { idToken } = subject.member();
    refused(await subject.post(order, { idToken }));
  }),
];
